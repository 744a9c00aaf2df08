import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {DataGridPro, GridColumnMenu, useGridApiContext} from '@mui/x-data-grid-pro';
import type {GridColDef, GridColumnMenuItemProps, GridColumnMenuProps} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function MoveToStart({colDef, onClick}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.setColumnIndex(colDef.field, 0);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <KeyboardDoubleArrowLeftIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Move to the start</ListItemText>
    </MenuItem>
  );
}

function MenuWithMove(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{columnMenuMove: MoveToStart}} />;
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function MoveFromMenu() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro rows={orders} columns={columns} slots={{columnMenu: MenuWithMove}} />
    </div>
  );
}
