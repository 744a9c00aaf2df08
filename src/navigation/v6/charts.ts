import {apiPages} from '../apiPages';
import type {PageNode} from '../types';

/** Charts in v6. */
export const charts: PageNode = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    {pathname: '/x/react-charts', title: 'Overview'},
    {pathname: '/x/react-charts/getting-started', title: 'Quickstart'},
    {
      pathname: '/x/react-chart-components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          children: [
            {pathname: '/x/react-charts/bars', title: 'Bars overview'},
            {pathname: '/x/react-charts/bar-demo', title: 'Demos'},
          ],
        },
        {
          pathname: '/x/react-charts-lines',
          title: 'Lines',
          children: [
            {pathname: '/x/react-charts/lines', title: 'Lines overview'},
            {pathname: '/x/react-charts/line-demo', title: 'Lines demo'},
            {pathname: '/x/react-charts/areas-demo', title: 'Area demo'},
          ],
        },
        {
          pathname: '/x/react-charts-pie',
          title: 'Pie',
          children: [
            {pathname: '/x/react-charts/pie', title: 'Pie overview'},
            {pathname: '/x/react-charts/pie-demo', title: 'Demo'},
          ],
        },
        {
          pathname: '/x/react-charts-scatter',
          title: 'Scatter',
          children: [
            {pathname: '/x/react-charts/scatter', title: 'Scatter overview'},
            {pathname: '/x/react-charts/scatter-demo', title: 'Demo'},
          ],
        },
        {pathname: '/x/react-charts/sparkline', title: 'Sparkline'},
        {pathname: '/x/react-charts/gauge', planned: true},
        {pathname: '/x/react-charts/radar', planned: true},
        {pathname: '/x/react-charts/funnel', title: 'Funnel', plan: 'pro', planned: true},
        {
          pathname: '/x/react-charts/main-features',
          subheader: 'Main features',
          children: [
            {pathname: '/x/react-charts/axis'},
            {pathname: '/x/react-charts/components', title: 'Custom components'},
            {pathname: '/x/react-charts/composition'},
            {pathname: '/x/react-charts/legend'},
            {pathname: '/x/react-charts/stacking'},
            {pathname: '/x/react-charts/styling'},
            {pathname: '/x/react-charts/tooltip'},
          ],
        },
        {
          pathname: '/x/api/chart-resources',
          subheader: 'Resources',
          children: [
            {
              pathname: '/x/api/charts-group',
              title: 'API reference',
              children: [
                ...apiPages('charts', [
                  'AreaElement',
                  'AreaPlot',
                  'BarChart',
                  'BarElement',
                  'BarPlot',
                  'ChartsAxis',
                  'ChartsAxisHighlight',
                  'ChartsAxisTooltipContent',
                  'ChartsClipPath',
                  'ChartsItemTooltipContent',
                  'ChartsLegend',
                  'ChartsReferenceLine',
                  'ChartsSurface',
                  'ChartsText',
                  'ChartsTooltip',
                  'DefaultChartsAxisTooltipContent',
                  'DefaultChartsItemTooltipContent',
                  'LineChart',
                  'LineElement',
                  'LineHighlightElement',
                  'LineHighlightPlot',
                  'LinePlot',
                  'MarkElement',
                  'MarkPlot',
                  'PieArc',
                  'PieArcLabel',
                  'PieArcLabelPlot',
                  'PieArcPlot',
                  'PieChart',
                  'PiePlot',
                  'Scatter',
                  'ScatterChart',
                  'ScatterPlot',
                  'SparkLineChart',
                ]),
              ],
            },
          ],
        },
        {
          pathname: '/x/react-charts-future',
          subheader: 'Future components',
          children: [
            {pathname: '/x/react-charts/heat-map', title: 'Heatmap', plan: 'pro', planned: true},
            {pathname: '/x/react-charts/tree-map', title: 'Treemap', planned: true},
            {pathname: '/x/react-charts/sankey', plan: 'pro', planned: true},
            {pathname: '/x/react-charts/gantt', plan: 'pro', planned: true},
          ],
        },
      ],
    },
  ],
};
