import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', width: 220},
  {field: 'region', headerName: 'Region', width: 160},
  {field: 'category', headerName: 'Category', width: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 160},
];

export default function RestoreScroll() {
  const [open, setOpen] = useState(true);
  const apiRef = useGridApiRef();
  // #region preview
  const [position, setPosition] = useState({top: 0, left: 0});

  const leaveOrReturn = () => {
    if (open) {
      const now = apiRef.current?.getScrollPosition();
      setPosition(now ?? position);
    }
    setOpen(!open);
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 460, width: '100%'}}>
      <Button variant="outlined" onClick={leaveOrReturn} sx={{alignSelf: 'start'}}>
        {open ? 'Leave the list' : 'Come back'}
      </Button>
      {open ? (
        <DataGrid
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          initialState={{scroll: position}}
        />
      ) : (
        <Typography variant="body2">Another view stands here.</Typography>
      )}
    </Stack>
  );
}
