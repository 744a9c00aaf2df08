import {useEffect, useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', width: 140},
  {field: 'department', headerName: 'Department', width: 140},
  {field: 'city', headerName: 'City', width: 120},
];

export default function SaveWidths() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = useState('Drag the edge of a header.');

  // #region preview
  useEffect(() => {
    return apiRef.current?.subscribeEvent('columnWidthChange', ({colDef, width}) => {
      setSaved(`${colDef.headerName} is ${Math.round(width)} px wide now.`);
    });
  }, [apiRef]);
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%', minHeight: 390}}>
      <div style={{height: 360}}>
        <DataGrid apiRef={apiRef} rows={staff} columns={columns} />
      </div>
      <Typography variant="body2" role="status">
        {saved}
      </Typography>
    </Stack>
  );
}
