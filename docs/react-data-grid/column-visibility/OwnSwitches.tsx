import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

// #region preview
function ColumnSwitches() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <Stack direction="row" useFlexGap sx={{px: 2, flexWrap: 'wrap'}}>
      {columns.map(({field, headerName}) => (
        <FormControlLabel
          key={field}
          control={
            <Checkbox
              size="small"
              checked={model[field] !== false}
              onChange={(_e, on) => apiRef.current.setColumnVisibility(field, on)}
            />
          }
          label={headerName}
        />
      ))}
    </Stack>
  );
}
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 120},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'salary', headerName: 'Salary', type: 'number', width: 110},
];

export default function OwnSwitches() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        showToolbar
        slots={{toolbar: ColumnSwitches}}
        disableColumnSelector
      />
    </div>
  );
}
