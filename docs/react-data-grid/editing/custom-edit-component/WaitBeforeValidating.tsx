import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGrid, GridEditInputCell} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

export default function WaitBeforeValidating() {
  const [debounceMs, setDebounceMs] = useState(600);
  const [checks, setChecks] = useState(0);

  // #region preview
  const columns = useMemo<GridColDef<StaffMember>[]>(
    () => [
      {field: 'givenName', headerName: 'Name', width: 110},
      {
        field: 'email',
        headerName: 'Email',
        flex: 1,
        minWidth: 220,
        editable: true,
        renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={debounceMs} />,
        preProcessEditCellProps: ({props}) => {
          setChecks((count) => count + 1);
          return {...props, error: !String(props.value).includes('@')};
        },
      },
    ],
    [debounceMs],
  );
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Stack direction="row" spacing={2} sx={{alignItems: 'center'}}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Milliseconds after a key"
          value={debounceMs}
          onChange={(_, value: number | null) => value !== null && setDebounceMs(value)}
        >
          <ToggleButton value={0}>0 ms</ToggleButton>
          <ToggleButton value={200}>200 ms</ToggleButton>
          <ToggleButton value={600}>600 ms</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          {checks} checks
        </Typography>
      </Stack>
      <DataGrid rows={staff} columns={columns} />
    </Stack>
  );
}
