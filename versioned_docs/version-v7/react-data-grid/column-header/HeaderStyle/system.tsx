import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 140,
    headerClassName: 'money-header',
  },
];

const styles = {
  [`& .${gridClasses.columnHeader}`]: {bgcolor: 'action.hover'},
  [`& .${gridClasses.columnHeader}.money-header`]: {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .money-header .MuiIconButton-root': {color: 'inherit'},
};
// #endregion

export default function HeaderStyle() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} sx={styles} />
    </div>
  );
}
