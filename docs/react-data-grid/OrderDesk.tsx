import Chip from '@mui/material/Chip';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orderPriorities, orders, orderStatuses} from '../_data/orders';
import type {Order} from '../_data/orders';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 98},
  {field: 'customer', headerName: 'Customer', width: 155},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 108},
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [...orderPriorities],
    width: 98,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 104,
    display: 'flex',
    renderCell: ({value}) => <Chip size="small" variant="outlined" label={value} />,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => money.format(value),
  },
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90, editable: true},
];

export default function OrderDesk() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        label="Order desk"
        pageSizeOptions={[10, 25, 50]}
        initialState={{
          pagination: {paginationModel: {pageSize: 25}},
          sorting: {sortModel: [{field: 'placedAt', sort: 'desc'}]},
        }}
      />
    </div>
  );
}
