import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name'},
  {field: 'email', headerName: 'Email'},
  {field: 'role', headerName: 'Role'},
];

export default function FitColumns() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1} sx={{height: 440, width: '100%', alignItems: 'flex-start'}}>
      <Button
        variant="outlined"
        onClick={() => void apiRef.current.autosizeColumns({includeOutliers: true})}
      >
        Fit columns
      </Button>
      <DataGrid apiRef={apiRef} rows={staff} columns={columns} sx={{alignSelf: 'stretch'}} />
    </Stack>
  );
}
