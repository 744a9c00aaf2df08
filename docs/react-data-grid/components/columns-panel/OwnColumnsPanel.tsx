import {useEffect, useRef} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

// #region preview
function SwitchList() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  return (
    <FormGroup sx={{px: 2, py: 1}}>
      {columns.map(({field, headerName, hideable}, index) => (
        <FormControlLabel
          key={field}
          disabled={hideable === false}
          control={
            <Switch
              size="small"
              slotProps={{input: {ref: index === 1 ? first : undefined}}}
              checked={model[field] !== false}
              onChange={(_event, on) => apiRef.current.setColumnVisibility(field, on)}
            />
          }
          label={headerName}
        />
      ))}
    </FormGroup>
  );
}
// #endregion

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110, hideable: false},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'leaveDays', headerName: 'Leave', type: 'number', width: 90},
];

export default function OwnColumnsPanel() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        showToolbar
        slots={{toolbar: ColumnsToolbar, columnsPanel: SwitchList}}
      />
    </div>
  );
}
