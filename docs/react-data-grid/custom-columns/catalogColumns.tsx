import Avatar from '@mui/material/Avatar';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import type {GridColDef, GridRenderCellParams} from '@mui/x-data-grid';
import type {Product} from '../../_data/products';

type CellParams<V> = GridRenderCellParams<Product, V>;

function NameCell({row, tabIndex}: CellParams<string>) {
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center', minWidth: 0}}>
      <Avatar aria-hidden sx={{width: 28, height: 28, fontSize: 13}}>
        {row.maker.slice(0, 1)}
      </Avatar>
      <Link href={row.page} tabIndex={tabIndex} noWrap>
        {row.name}
      </Link>
    </Stack>
  );
}

function StockCell({value = 0, row}: CellParams<number>) {
  return (
    <Stack direction="row" spacing={1} sx={{alignItems: 'center', width: '100%'}}>
      <LinearProgress
        variant="determinate"
        value={value * 100}
        color={value < 0.2 ? 'error' : 'primary'}
        aria-label={`Shelf of ${row.name}`}
        sx={{flex: 1}}
      />
      <span>{row.stock}</span>
    </Stack>
  );
}

const percent = new Intl.NumberFormat('en-US', {style: 'percent'});
const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

export const catalogColumns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    width: 210,
    display: 'flex',
    renderCell: (params: CellParams<string>) => <NameCell {...params} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    renderCell: ({value}: CellParams<number>) => (
      <Rating readOnly size="small" precision={0.5} value={value ?? null} />
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : dollars.format(value)),
  },
  {
    field: 'shelf',
    headerName: 'On the shelf',
    type: 'number',
    width: 150,
    display: 'flex',
    valueGetter: (_value, row) => row.stock / row.capacity,
    valueFormatter: (value: number) => percent.format(value),
    renderCell: (params: CellParams<number>) => <StockCell {...params} />,
  },
  {
    field: 'weeklySales',
    headerName: 'Sales, 12 weeks',
    width: 160,
    sortable: false,
    filterable: false,
    valueFormatter: (value?: number[]) => value?.join(' ') ?? '',
    renderCell: ({value = [], colDef}: CellParams<number[]>) => (
      <SparkLineChart data={value} width={colDef.computedWidth - 20} height={48} area aria-hidden />
    ),
  },
];
