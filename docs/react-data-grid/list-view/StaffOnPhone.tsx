import {useState} from 'react';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridListViewColDef} from '@mui/x-data-grid-pro';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';
import {useListTabStop} from './useListTabStop';

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Family name', width: 150},
  {field: 'givenName', headerName: 'Given name', width: 130},
  {field: 'role', headerName: 'Role', width: 180},
  {field: 'city', headerName: 'City', width: 120},
];

// #region preview
const listViewColumn: GridListViewColDef<StaffMember> = {
  field: 'person',
  renderCell: ({row}) => (
    <Stack direction="row" spacing={2} sx={{height: 1, alignItems: 'center'}}>
      <Avatar>{row.givenName[0]}</Avatar>
      <div>
        <Typography variant="body2" noWrap>
          {row.givenName} {row.familyName}
        </Typography>
        <Typography variant="caption" noWrap component="div" color="text.secondary">
          {row.role}, {row.city}
        </Typography>
      </div>
    </Stack>
  ),
};
// #endregion

export default function StaffOnPhone() {
  const [view, setView] = useState('list');
  const apiRef = useGridApiRef();
  const isList = view === 'list';
  useListTabStop(apiRef, isList, isList ? 'person' : 'familyName');

  return (
    <Stack spacing={1} sx={{height: 470, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, value: string | null) => setView(value ?? view)}
      >
        <ToggleButton value="list">List</ToggleButton>
        <ToggleButton value="table">Table</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPro
        apiRef={apiRef}
        rows={staff}
        columns={columns}
        listView={isList}
        listViewColumn={listViewColumn}
        rowHeight={isList ? 64 : 52}
      />
    </Stack>
  );
}
