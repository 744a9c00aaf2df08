import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {ScatterItemIdentifier} from '@mui/x-charts/models';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {formatHome, homes} from '../../_data/homes';

export default function ClickedHome() {
  const [index, setIndex] = useState<number | null>(null);
  const home = index === null ? undefined : homes[index];

  return (
    <Box sx={{width: '100%'}}>
      <ScatterChart
        height={260}
        title="Price of homes by living space"
        voronoiMaxRadius={24}
        xAxis={[{label: 'Living space (m²)'}]}
        yAxis={[{valueFormatter: (value: number) => `€${value}k`}]}
        series={[{label: 'Homes', data: homes, valueFormatter: formatHome}]}
        onItemClick={(_: unknown, {dataIndex}: ScatterItemIdentifier) => setIndex(dataIndex)}
        margin={{top: 16, right: 16}}
        slotProps={{legend: {hidden: true}}}
      />
      <Typography variant="body2" role="status">
        {home ? formatHome(home) : 'Click near a home.'}
      </Typography>
    </Box>
  );
}
