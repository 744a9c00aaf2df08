import {ThemeProvider, createTheme, useTheme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

export default function ThemedChart() {
  const outer = useTheme();
  // #region preview
  const theme = createTheme(outer, {
    components: {
      MuiLineChart: {
        defaultProps: {colors: ['#0072b2', '#d55e00'], grid: {horizontal: true}, height: 260},
      },
      MuiLinePlot: {styleOverrides: {root: {'& path': {strokeWidth: 3}}}},
    },
  });
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <LineChart
        title="Orders of an invented shop by weekday"
        xAxis={[{scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
        series={[
          {label: 'Last week', data: [64, 71, 58, 80, 92]},
          {label: 'This week', data: [70, 66, 61, 88, 97]},
        ]}
      />
    </ThemeProvider>
  );
}
