import {useState} from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import type {ScatterItemIdentifier} from '@mui/x-charts/models';
import {formatHome, homes} from '../../_data/homes';

export default function ClickedHome() {
  const [index, setIndex] = useState<number | null>(null);
  const home = index === null ? undefined : homes[index];

  return (
    <Box sx={{width: '100%'}}>
      <ScatterChart
        height={260}
        title="Price of homes by living space"
        enableKeyboardNavigation
        voronoiMaxRadius={24}
        xAxis={[{label: 'Living space (m²)'}]}
        yAxis={[{width: 56, valueFormatter: (value: number) => `€${value}k`}]}
        series={[
          {
            id: 'homes',
            label: 'Homes',
            data: homes,
            valueFormatter: (value) => value && formatHome(value),
          },
        ]}
        onItemClick={(_: unknown, {dataIndex}: ScatterItemIdentifier) => setIndex(dataIndex)}
        hideLegend
      />
      <Typography variant="body2" role="status">
        {home ? formatHome(home) : 'Click near a home.'}
      </Typography>
    </Box>
  );
}
