import {useState} from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';
import {saveStaff} from './saveStaff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 130, editable: true},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 120, editable: true},
  {field: 'leaveDays', headerName: 'Leave', type: 'number', width: 110, editable: true},
];

export default function SaveToServer() {
  const [result, setResult] = useState<{error: boolean; text: string}>();

  // #region preview
  const processRowUpdate = async (row: StaffMember) => {
    const saved = await saveStaff(row);
    setResult({error: false, text: `Saved ${saved.givenName}, ${saved.city}`});
    return saved;
  };
  const reportError = (error: Error) => setResult({error: true, text: error.message});
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 450, width: '100%'}}>
      <Alert severity={result?.error ? 'error' : 'info'} variant="outlined">
        {result?.text ?? 'The server wants a name, and 0 to 30 days of leave'}
      </Alert>
      <DataGrid
        rows={staff}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={reportError}
      />
    </Stack>
  );
}
