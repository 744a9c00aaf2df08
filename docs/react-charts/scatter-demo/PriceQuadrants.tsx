import {useTheme} from '@mui/material/styles';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';

const lamps = [
  {name: 'Arc', price: 129, rating: 4.7},
  {name: 'Bell', price: 38, rating: 3.1},
  {name: 'Cube', price: 55, rating: 4.4},
  {name: 'Dome', price: 112, rating: 3.4},
  {name: 'Edge', price: 97, rating: 4.1},
  {name: 'Fold', price: 45, rating: 3.9},
  {name: 'Glow', price: 58, rating: 3.3},
];

/** The name of each lamp beside its point. */
function Names() {
  const theme = useTheme();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return lamps.map(({name, price, rating}) => (
    <text
      key={name}
      x={xScale(price) + 9}
      y={yScale(rating)}
      fontSize={13}
      fill={(theme.vars ?? theme).palette.text.primary}
      dominantBaseline="central"
      direction="ltr"
    >
      {name}
    </text>
  ));
}

export default function PriceQuadrants() {
  const dashed = {strokeDasharray: '4 4'};
  return (
    <ScatterChart
      height={320}
      title="Seven invented lamps by price and rating"
      desc="Cube is cheap and well rated; Dome is expensive and badly rated."
      enableKeyboardNavigation
      dataset={lamps}
      xAxis={[{label: 'Price (€)', min: 20, max: 160}]}
      yAxis={[{label: 'Rating', min: 2.5, max: 5, width: 52}]}
      series={[
        {
          label: 'Lamps',
          markerSize: 5,
          datasetKeys: {id: 'name', x: 'price', y: 'rating'},
          valueFormatter: (lamp) => lamp && `€${lamp.x}, ${lamp.y} of 5`,
        },
      ]}
      hideLegend
    >
      <ChartsReferenceLine x={88} lineStyle={dashed} />
      <ChartsReferenceLine y={3.75} lineStyle={dashed} />
      <Names />
    </ScatterChart>
  );
}
