import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {DataGridProps, GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 120},
  {field: 'familyName', headerName: 'Family name', width: 130},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 110},
];

type TabNavigation = NonNullable<DataGridProps['tabNavigation']>;
const modes: TabNavigation[] = ['none', 'content', 'header', 'all'];

export default function TabThroughCells() {
  const [mode, setMode] = useState<TabNavigation>('none');

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="What Tab moves through"
        value={mode}
        onChange={(_, value: TabNavigation | null) => value && setMode(value)}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid rows={staff} columns={columns} tabNavigation={mode} label="Staff" hideFooter />
    </Stack>
  );
}
