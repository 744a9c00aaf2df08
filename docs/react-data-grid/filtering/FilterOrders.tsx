import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders, orderRegions} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: [...orderRegions],
    width: 130,
  },
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

export default function FilterOrders() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {filterModel: {items: [{field: 'total', operator: '>', value: 5000}]}},
        }}
      />
    </div>
  );
}
