import FilterListIcon from '@mui/icons-material/FilterList';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridColumnMenuItemProps} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function KeepFilledItem({colDef, onClick}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.upsertFilterItem({field: colDef.field, operator: 'isNotEmpty'});
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FilterListIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Only rows with a value</ListItemText>
    </MenuItem>
  );
}

const slots = {columnMenuFilterItem: KeepFilledItem};
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'shippedAt', headerName: 'Shipped', type: 'date', width: 140},
];

export default function ReplaceFilterEntry() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} slotProps={{columnMenu: {slots}}} />
    </div>
  );
}
