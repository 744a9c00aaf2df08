import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120, editable: true},
  {field: 'city', headerName: 'City', width: 140, editable: true},
];

/** Stands for a server that refuses an empty name. */
async function save(row: StaffMember): Promise<StaffMember> {
  await new Promise((answer) => {
    setTimeout(answer, 300);
  });
  if (row.familyName.trim() === '') {
    throw new Error('A family name is needed.');
  }
  return row;
}

export default function RejectedSave() {
  const [message, setMessage] = useState('Empty a family name, then press Enter');
  return (
    <Stack spacing={1} sx={{height: 430, width: '100%'}}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <DataGrid
        rows={staff}
        columns={columns}
        // #region preview
        processRowUpdate={async (row) => {
          const saved = await save(row);
          setMessage(`Saved ${saved.familyName}`);
          return saved;
        }}
        onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        // #endregion
      />
    </Stack>
  );
}
