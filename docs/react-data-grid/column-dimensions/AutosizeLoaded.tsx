import {useEffect, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'email', headerName: 'Email'},
  {field: 'department', headerName: 'Department'},
  {field: 'role', headerName: 'Role'},
];

export default function AutosizeLoaded() {
  const apiRef = useGridApiRef();
  const [round, setRound] = useState(0);
  const [rows, setRows] = useState<readonly StaffMember[]>([]);

  useEffect(() => {
    setRows([]);
    const timer = setTimeout(() => setRows(staff), 800);
    return () => clearTimeout(timer);
  }, [round]);

  // #region preview
  useEffect(() => {
    if (rows.length === 0) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      void apiRef.current?.autosizeColumns({includeOutliers: true, expand: true});
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows]);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 440, width: '100%', alignItems: 'flex-start'}}>
      <Button variant="outlined" onClick={() => setRound(round + 1)}>
        Load again
      </Button>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        loading={rows.length === 0}
        sx={{alignSelf: 'stretch'}}
      />
    </Stack>
  );
}
