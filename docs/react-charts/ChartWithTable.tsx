import {useState} from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {summits} from '../_data/figures';

export default function ChartWithTable() {
  const [view, setView] = useState<'chart' | 'table'>('chart');

  return (
    <Box sx={{width: '100%', minHeight: 319}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, next: typeof view | null) => next && setView(next)}
      >
        <ToggleButton value="chart">Chart</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      {view === 'chart' ? (
        <BarChart
          height={260}
          title="Highest mountain of six continents"
          desc="From Everest, 8849 meters, down to Vinson, 4892 meters."
          enableKeyboardNavigation
          dataset={summits}
          xAxis={[{dataKey: 'name'}]}
          yAxis={[{label: 'Meters', width: 66}]}
          series={[{dataKey: 'height', label: 'Height', valueFormatter: (meters) => `${meters} m`}]}
          slotProps={{tooltip: {trigger: 'item'}}}
          hideLegend
        />
      ) : (
        <Box
          component="table"
          sx={{width: '100%', mt: 2, '& th, & td': {textAlign: 'start', py: 0.5}}}
        >
          <caption style={{textAlign: 'start'}}>Highest mountain of six continents</caption>
          <thead>
            <tr>
              <th scope="col">Mountain</th>
              <th scope="col">Continent</th>
              <th scope="col">Meters</th>
            </tr>
          </thead>
          <tbody>
            {summits.map(({name, continent, height}) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{continent}</td>
                <td>{height}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Box>
  );
}
