import {useMemo, useState, type ReactNode} from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import {BarChart} from '@mui/x-charts/BarChart';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import DemoProviders from '@site/src/components/DemoProviders';
import {DAYS, makeOrders, MONTH, REGIONS, type Order} from './orders';
import styles from './styles.module.css';

const ORDERS = makeOrders();
const ALL_CITIES = Object.values(REGIONS).flat();
const TREE = Object.entries(REGIONS).map(([region, cities]) => ({
  id: region,
  label: region,
  children: cities.map((city) => ({id: city, label: city})),
}));

const COLUMNS: GridColDef<Order>[] = [
  {field: 'day', headerName: 'Day', width: 110},
  {field: 'city', headerName: 'City', width: 100},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 120},
  {field: 'units', headerName: 'Units', type: 'number', width: 80},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `€${value.toLocaleString('en')}`,
  },
];

/** Units sold on each day of the month. */
function unitsPerDay(orders: readonly Order[]): number[] {
  const units = Array.from({length: DAYS}, () => 0);
  for (const order of orders) {
    units[Number(order.day.slice(-2)) - 1]! += order.units;
  }
  return units;
}

/** Four components on one set of orders: the tree and the calendar choose, the chart and the grid show. */
export default function Live(): ReactNode {
  const [cities, setCities] = useState<string[]>(ALL_CITIES);
  const [day, setDay] = useState<string | null>(null);

  const inCities = useMemo(() => ORDERS.filter(({city}) => cities.includes(city)), [cities]);
  const rows = useMemo(
    () => (day ? inCities.filter((order) => order.day === day) : inCities),
    [inCities, day],
  );
  const units = useMemo(() => unitsPerDay(inCities), [inCities]);

  return (
    <DemoProviders>
      <Box className={styles.tree}>
        <RichTreeView
          items={TREE}
          aria-label="Cities"
          multiSelect
          checkboxSelection
          defaultExpandedItems={['Europe']}
          selectionPropagation={{parents: true, descendants: true}}
          selectedItems={selectionOf(cities)}
          onSelectedItemsChange={(_, ids) => setCities(ALL_CITIES.filter((c) => ids.includes(c)))}
        />
      </Box>
      <Box className={styles.calendar}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar
            referenceDate={dayjs(MONTH)}
            value={day ? dayjs(day) : null}
            onChange={(value) => {
              const picked = value?.format('YYYY-MM-DD') ?? null;
              setDay((before) => (before === picked ? null : picked));
            }}
            views={['day']}
            minDate={dayjs(MONTH)}
            maxDate={dayjs(MONTH).endOf('month')}
          />
        </LocalizationProvider>
      </Box>
      <Box className={styles.chart}>
        <BarChart
          height={236}
          series={[{data: units, label: 'Units', color: 'var(--x-hue-charts)'}]}
          xAxis={[{data: units.map((_, index) => index + 1), scaleType: 'band', label: 'March'}]}
          yAxis={[{width: 36}]}
          hideLegend
          onAxisClick={(_, axis) =>
            axis?.axisValue && setDay(`2026-03-${String(axis.axisValue).padStart(2, '0')}`)
          }
        />
      </Box>
      <Box className={styles.grid}>
        <DataGrid
          rows={rows}
          columns={COLUMNS}
          aria-label={day ? `Orders of ${day}` : 'Orders of March 2026'}
          density="compact"
          disableRowSelectionOnClick
          initialState={{sorting: {sortModel: [{field: 'total', sort: 'desc'}]}}}
          hideFooter
        />
      </Box>
    </DemoProviders>
  );
}

/** Tree ids for the chosen cities: a region is selected when all its cities are. */
function selectionOf(cities: readonly string[]): string[] {
  const regions = Object.entries(REGIONS)
    .filter(([, own]) => own.every((city) => cities.includes(city)))
    .map(([region]) => region);
  return [...regions, ...cities];
}
