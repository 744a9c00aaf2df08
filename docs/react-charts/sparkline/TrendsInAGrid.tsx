import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

interface Product {
  id: number;
  name: string;
  weeks: number[];
}

const rows: Product[] = [
  {id: 1, name: 'Field notes', weeks: [41, 44, 39, 52, 58, 61]},
  {id: 2, name: 'Desk lamp', weeks: [88, 81, 79, 70, 66, 59]},
  {id: 3, name: 'Paper tray', weeks: [22, 25, 21, 24, 22, 23]},
  {id: 4, name: 'Ink, black', weeks: [12, 15, 33, 31, 14, 13]},
];

const columns: GridColDef<Product>[] = [
  {field: 'name', headerName: 'Product', flex: 1, minWidth: 90},
  {
    field: 'weeks',
    headerName: 'Six weeks',
    width: 112,
    display: 'flex',
    valueGetter: (weeks: number[]) => weeks[weeks.length - 1],
    renderCell: ({row}) => (
      <SparkLineChart
        data={row.weeks}
        width={92}
        height={36}
        yAxis={{min: 0}}
        title={`From ${row.weeks[0]} to ${row.weeks[row.weeks.length - 1]}`}
      />
    ),
  },
  {
    field: 'latest',
    headerName: 'Sold',
    type: 'number',
    width: 64,
    valueGetter: (_, row) => row.weeks[row.weeks.length - 1],
  },
];

export default function TrendsInAGrid() {
  return (
    <div style={{height: 268, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
