import {useMemo, type ReactNode} from 'react';
import {BarChart} from '@mui/x-charts/BarChart';
import {DAYS, type Order} from '../orders';

/** Units sold on each day of the month. */
function unitsPerDay(orders: readonly Order[]): number[] {
  const units = Array.from({length: DAYS}, () => 0);
  for (const order of orders) {
    units[Number(order.day.slice(-2)) - 1]! += order.units;
  }
  return units;
}

/** Shows the units of each day; a bar that is pressed chooses its day. */
export default function Chart({
  orders,
  onChange,
}: {
  orders: readonly Order[];
  onChange: (day: string) => void;
}): ReactNode {
  const units = useMemo(() => unitsPerDay(orders), [orders]);
  return (
    <BarChart
      height={236}
      series={[{data: units, label: 'Units', color: 'var(--x-hue-charts)'}]}
      xAxis={[
        {
          data: units.map((_, index) => index + 1),
          scaleType: 'band',
          label: 'March',
          tickInterval: (day: number) => day === 1 || day % 5 === 0,
          tickPlacement: 'middle',
        },
      ]}
      yAxis={[{width: 36}]}
      hideLegend
      onAxisClick={(_, axis) =>
        axis?.axisValue && onChange(`2026-03-${String(axis.axisValue).padStart(2, '0')}`)
      }
    />
  );
}
