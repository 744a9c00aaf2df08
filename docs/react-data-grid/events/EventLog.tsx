import {useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function EventLog() {
  const [log, setLog] = useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [line, ...lines].slice(0, 4));

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid
          rows={orders}
          columns={columns}
          // #region preview
          onCellClick={({id, field}) => add(`cellClick: ${field} of row ${id}`)}
          onRowClick={({id}) => add(`rowClick: row ${id}`)}
          onColumnHeaderClick={({field}) => add(`columnHeaderClick: ${field}`)}
          onMenuOpen={() => add('menuOpen')}
          onPreferencePanelOpen={({openedPanelValue}) =>
            add(`preferencePanelOpen: ${openedPanelValue}`)
          }
          // #endregion
        />
      </div>
      <Box component="ol" aria-label="Last events" sx={{m: 0, height: 112, typography: 'body2'}}>
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Box>
    </Stack>
  );
}
