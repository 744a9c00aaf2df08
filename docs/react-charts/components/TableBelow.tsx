import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsDataProvider} from '@mui/x-charts/ChartsDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {useBarSeries, useDrawingArea, useXAxis} from '@mui/x-charts/hooks';

/** The numbers of the chart as a table, whose columns stand below the bars. */
function DataTable({caption}: {caption: string}) {
  const shifts = useXAxis<'band'>().data ?? [];
  const series = useBarSeries();
  const {left, right} = useDrawingArea();
  return (
    <Box dir="ltr" sx={{paddingInlineEnd: `${right}px`}}>
      <Box
        component="table"
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          fontSize: 13,
          '& td': {textAlign: 'center', py: 0.5},
          '& th': {textAlign: 'start', fontWeight: 500},
          '& tbody tr': {borderTop: 1, borderColor: 'divider'},
        }}
      >
        <caption style={{position: 'absolute', clipPath: 'inset(50%)'}}>{caption}</caption>
        <colgroup>
          <col style={{width: left}} />
        </colgroup>
        <tbody>
          {series.map(({id, label, data, color}) => (
            <tr key={id}>
              <th scope="row">
                <span style={{borderInlineStart: `4px solid ${color}`, paddingInlineStart: 6}}>
                  {typeof label === 'function' ? label('legend') : label}
                </span>
              </th>
              {shifts.map((shift: string, index) => (
                <td key={shift}>{data[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

export default function TableBelow() {
  return (
    <Box sx={{width: '100%'}}>
      <ChartsDataProvider
        height={240}
        xAxis={[{scaleType: 'band', data: ['Early', 'Late', 'Night']}]}
        yAxis={[{width: 60, label: 'Parts'}]}
        series={[
          {type: 'bar', id: 'a', label: 'Line A', data: [410, 388, 240], color: '#4a90c2'},
          {type: 'bar', id: 'b', label: 'Line B', data: [365, 402, 198], color: '#d55e00'},
        ]}
      >
        <ChartsSurface title="Parts of an invented factory by shift and line">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <DataTable caption="Parts by line, for the early, the late and the night shift" />
      </ChartsDataProvider>
    </Box>
  );
}
