import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef, GridPreProcessEditCellProps} from '@mui/x-data-grid';
import {orders, orderStatuses} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
/** Only a draft may cost nothing. */
function checkTotal({props, row, otherFieldsProps}: GridPreProcessEditCellProps<number, Order>) {
  const status: unknown = otherFieldsProps?.status?.value ?? row.status;
  return {...props, error: status !== 'Draft' && !(Number(props.value) > 0)};
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 140,
    editable: true,
  },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkTotal,
  },
];

export default function PaidNeedsTotal() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        editMode="row"
        sx={{
          [`&& .${gridClasses['cell--editing']}:has(.Mui-error)`]: {
            outline: '2px solid',
            outlineOffset: -2,
            outlineColor: 'error.main',
          },
        }}
      />
    </div>
  );
}
