import type {SvgIconComponent} from '@mui/icons-material';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import ThumbDownAltIcon from '@mui/icons-material/ThumbDownAlt';
import ThumbUpAltIcon from '@mui/icons-material/ThumbUpAlt';
import {DataGrid} from '@mui/x-data-grid';
import type {GridBaseIconProps, GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'paid', headerName: 'Paid', type: 'boolean', width: 90},
];

// #region preview
function toSlot(Icon: SvgIconComponent) {
  return function SlotIcon({color: _color, ...props}: GridBaseIconProps) {
    return <Icon {...props} />;
  };
}

const icons = {
  columnMenuIcon: toSlot(MoreHorizIcon),
  columnSortedAscendingIcon: toSlot(KeyboardArrowUpIcon),
  columnSortedDescendingIcon: toSlot(KeyboardArrowDownIcon),
  booleanCellTrueIcon: toSlot(ThumbUpAltIcon),
  booleanCellFalseIcon: toSlot(ThumbDownAltIcon),
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
