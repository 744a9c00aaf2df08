import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridCellParams, GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {
    field: 'unitPrice',
    headerName: 'Per unit',
    type: 'number',
    width: 120,
    valueGetter: (_, order) => order.total / order.items,
    valueFormatter: (value: number) => usd.format(value),
  },
  {
    field: 'paid',
    headerName: 'Paid',
    flex: 1,
    minWidth: 100,
    renderCell: ({value}) => (value ? 'Yes' : 'Waiting'),
  },
];

export default function InspectCell() {
  const [cell, setCell] = useState<GridCellParams<Order>>();

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <Typography variant="body2" component="div" role="status" sx={{minHeight: 64}}>
        {cell ? (
          <>
            <div>
              In the row: {JSON.stringify(cell.row[cell.field as keyof Order]) ?? 'nothing'}
            </div>
            <div>Value: {String(cell.value)}</div>
            <div>Formatted value: {String(cell.formattedValue)}</div>
          </>
        ) : (
          'Click a cell.'
        )}
      </Typography>
      {/* #region preview */}
      <DataGrid rows={orders} columns={columns} onCellClick={(params) => setCell(params)} />
      {/* #endregion */}
    </Stack>
  );
}
