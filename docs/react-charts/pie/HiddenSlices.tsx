import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';
import {formatTerawattHours, worldElectricity2023} from '../../_data/electricity';

export default function HiddenSlices() {
  const [hidden, setHidden] = useState<number[]>([]);
  const shown = worldElectricity2023.filter((_, index) => !hidden.includes(index));
  const sum = shown.reduce((total, {value}) => total + value, 0);

  return (
    <Box sx={{width: '100%'}}>
      <PieChart
        height={240}
        title="Electricity of the world in 2023 by source"
        series={[{id: 'sources', innerRadius: '55%', data: worldElectricity2023}]}
        hiddenItems={hidden.map((dataIndex) => ({type: 'pie', seriesId: 'sources', dataIndex}))}
        onHiddenItemsChange={(items) => setHidden(items.map(({dataIndex}) => dataIndex ?? 0))}
        slotProps={{legend: {toggleVisibilityOnClick: true}}}
      />
      <Typography variant="body2" role="status" sx={{mt: 1}}>
        Shown: {formatTerawattHours(sum)}
      </Typography>
    </Box>
  );
}
