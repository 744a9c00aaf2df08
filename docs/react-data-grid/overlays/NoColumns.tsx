import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
];

export default function NoColumns() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{columns: {columnVisibilityModel: {number: false, customer: false}}}}
        localeText={{
          noColumnsOverlayLabel: 'All columns are hidden.',
          noColumnsOverlayManageColumns: 'Choose columns',
        }}
        hideFooter
      />
    </div>
  );
}
