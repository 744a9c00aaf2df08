import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orderPriorities, orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, editable: true},
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [...orderPriorities],
    width: 130,
    editable: true,
  },
];

export default function SingleClickEdit() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        // #region preview
        onCellClick={({api, id, field, isEditable, cellMode}) => {
          if (isEditable && cellMode === 'view') {
            api.startCellEditMode({id, field});
          }
        }}
        // #endregion
      />
    </div>
  );
}
