import {useState} from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, gridFilteredSortedRowEntriesSelector, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridColumnMenuItemProps} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function CountValuesItem({colDef, onClick, onCount}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const count = () => {
    const ids = gridFilteredSortedRowEntriesSelector(apiRef).map(({id}) => id);
    const values = new Set(ids.map((id) => apiRef.current.getCellValue(id, colDef.field)));
    onCount(`${colDef.headerName}: ${values.size} different values`);
  };

  return (
    <MenuItem
      onClick={(event) => {
        count();
        onClick(event);
      }}
    >
      <ListItemIcon>
        <ContentCopyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Count values</ListItemText>
    </MenuItem>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'status', headerName: 'Status', width: 130},
];

export default function AddEntry() {
  const [result, setResult] = useState('Open a menu and choose Count values');

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Typography variant="body2" role="status">
        {result}
      </Typography>
      <DataGrid
        rows={orders}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: {countValues: CountValuesItem},
            slotProps: {countValues: {displayOrder: 15, onCount: setResult}},
          },
        }}
      />
    </Stack>
  );
}
