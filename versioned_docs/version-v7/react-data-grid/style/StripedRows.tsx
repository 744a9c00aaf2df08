import {alpha} from '@mui/material/styles';
import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const tint = (opacity: number) => alpha('#5b7db8', opacity);

export default function StripedRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        // #region preview
        getRowClassName={({indexRelativeToCurrentPage}) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          [`& .${gridClasses.row}.even`]: {
            bgcolor: tint(0.1),
            '&:hover': {bgcolor: tint(0.18)},
            '&.Mui-selected': {bgcolor: tint(0.28), '&:hover': {bgcolor: tint(0.34)}},
          },
        }}
        // #endregion
      />
    </div>
  );
}
