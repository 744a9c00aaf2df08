import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

export default function ButtonsInRows() {
  const [text, setText] = useState('Click a row, then a button.');

  // #region preview
  const columns: GridColDef<Order>[] = [
    {field: 'number', headerName: 'Order', width: 110},
    {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
    {
      field: 'pay',
      headerName: 'Payment',
      width: 120,
      sortable: false,
      renderCell: ({row, tabIndex}) => (
        <Button
          size="small"
          tabIndex={tabIndex}
          onClick={(event) => {
            event.stopPropagation();
            setText(`Reminder for ${row.number} sent.`);
          }}
        >
          Remind
        </Button>
      ),
    },
  ];
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', minHeight: 390}}>
      <div style={{height: 360}}>
        <DataGrid
          rows={orders}
          columns={columns}
          onRowClick={({row}) => setText(`${(row as Order).number} opened.`)}
        />
      </div>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
