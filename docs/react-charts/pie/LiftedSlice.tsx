import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {PieChart} from '@mui/x-charts/PieChart';
import {populationByRegion} from '../../_data/population';

export default function LiftedSlice() {
  const [index, setIndex] = useState<number | null>(1);

  return (
    <Box sx={{width: '100%'}}>
      <PieChart
        height={240}
        title="People by region, 2024"
        enableKeyboardNavigation
        series={[
          {
            id: 'people',
            data: populationByRegion,
            valueFormatter: ({value}) => `${value} billion`,
            highlightScope: {highlight: 'item', fade: 'global'},
            outerRadius: '88%',
            highlighted: {additionalRadius: 6},
            faded: {additionalRadius: -8},
          },
        ]}
        highlightedItem={index === null ? null : {seriesId: 'people', dataIndex: index}}
        onHighlightChange={(item) => setIndex(item?.dataIndex ?? null)}
      />
      <Box sx={{display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1}}>
        {populationByRegion.slice(0, 3).map(({id, label}, place) => (
          <Button key={id} size="small" variant="outlined" onClick={() => setIndex(place)}>
            {label}
          </Button>
        ))}
        <Button size="small" onClick={() => setIndex(null)}>
          None
        </Button>
      </Box>
    </Box>
  );
}
