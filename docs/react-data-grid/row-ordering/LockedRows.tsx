import OpenWithIcon from '@mui/icons-material/OpenWith';
import {DataGridPro, GRID_REORDER_COL_DEF} from '@mui/x-data-grid-pro';
import type {DataGridProProps, GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move'},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 120},
];

const rows = orders.slice(0, 8);

// #region preview
const isMovable: DataGridProProps['isRowReorderable'] = ({row}) => row.status === 'Draft';
// #endregion

const MoveIcon = () => <OpenWithIcon fontSize="small" />;

export default function LockedRows() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isMovable}
        slots={{rowReorderIcon: MoveIcon}}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
