import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';
import {saveStaff} from './saveStaff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 130, editable: true},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 120, editable: true},
  {field: 'leaveDays', headerName: 'Leave', type: 'number', width: 110, editable: true},
];

// #region preview
const dataSource: GridDataSource = {
  getRows: async () => ({rows: [...staff], rowCount: staff.length}),
  updateRow: ({updatedRow}) => saveStaff(updatedRow as StaffMember),
};
// #endregion

export default function SaveWithDataSource() {
  const [message, setMessage] = useState('Edit a cell');

  return (
    <Stack spacing={1} sx={{height: 430, width: '100%'}}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        onDataSourceError={(error) => setMessage(error.message)}
      />
    </Stack>
  );
}
