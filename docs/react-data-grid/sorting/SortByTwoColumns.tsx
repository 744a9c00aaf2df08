import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  country: string;
  total: number;
}

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'country', headerName: 'Country', width: 120},
  {field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120},
];

const rows: Order[] = [
  {id: 1, customer: 'Lindqvist Timber', country: 'Sweden', total: 1840},
  {id: 2, customer: 'Ferraro Tiles', country: 'Italy', total: 320},
  {id: 3, customer: 'Andersson Boats', country: 'Sweden', total: 9120},
];

export default function SortByTwoColumns() {
  return (
    <Box sx={{height: 360}}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          sorting: {sortModel: [{field: 'country', sort: 'asc'}]},
        }}
      />
    </Box>
  );
}
