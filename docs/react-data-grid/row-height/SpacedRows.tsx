import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef, GridRowSpacingParams} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 120},
];

// #region preview
const getRowSpacing = ({isFirstVisible, isLastVisible}: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});
// #endregion

export default function SpacedRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{[`& .${gridClasses.row}`]: {bgcolor: 'action.hover'}}}
      />
    </div>
  );
}
