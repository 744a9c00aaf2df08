import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ThumbDownAltIcon from '@mui/icons-material/ThumbDownAlt';
import ThumbUpAltIcon from '@mui/icons-material/ThumbUpAlt';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];

// #region preview
const icons = {
  columnMenuIcon: MoreHorizIcon,
  columnSortedAscendingIcon: KeyboardArrowUpIcon,
  columnSortedDescendingIcon: KeyboardArrowDownIcon,
  booleanCellTrueIcon: ThumbUpAltIcon,
  booleanCellFalseIcon: ThumbDownAltIcon,
};
// #endregion

export default function OwnIcons() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'customer', sort: 'asc'}]}}}
        slots={icons}
      />
    </div>
  );
}
