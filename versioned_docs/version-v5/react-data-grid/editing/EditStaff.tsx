import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {departments, staff} from '../../_data/staff';

const columns: GridColDef[] = [
  {field: 'familyName', headerName: 'Family name', flex: 1, minWidth: 120, editable: true},
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: [...departments],
    width: 140,
    editable: true,
  },
  {field: 'leaveDays', headerName: 'Leave', type: 'number', width: 90, editable: true},
];

const experimentalFeatures = {newEditingApi: true};

export default function EditStaff() {
  const [message, setMessage] = useState('Double-click a cell, or press Enter on it');
  return (
    <Stack spacing={1} sx={{height: 400, width: '100%'}}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <DataGrid
        rows={staff}
        columns={columns}
        // #region preview
        experimentalFeatures={experimentalFeatures}
        processRowUpdate={(row) => {
          setMessage(`Saved ${row.givenName} ${row.familyName}`);
          return row;
        }}
        // #endregion
      />
    </Stack>
  );
}
