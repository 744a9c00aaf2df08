import {useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 110},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 130, editable: true},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 130, editable: true},
];

export default function EditLog() {
  const [log, setLog] = useState<string[]>([]);
  const add = (entry: string) => setLog((current) => [...current, entry].slice(-4));

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        // #region preview
        onCellEditStart={({field, reason}) => add(`cellEditStart: ${field}, ${reason}`)}
        onCellEditStop={({field, reason}) => add(`cellEditStop: ${field}, ${reason}`)}
        processRowUpdate={(row) => {
          add(`processRowUpdate: ${row.name}`);
          return row;
        }}
        // #endregion
      />
      <Box
        component="output"
        aria-label="Events"
        sx={{
          height: 96,
          flex: 'none',
          fontFamily: 'monospace',
          fontSize: 13,
          whiteSpace: 'pre-line',
        }}
      >
        {log.length === 0 ? 'Edit a cell to see its events' : log.join('\n')}
      </Box>
    </Stack>
  );
}
