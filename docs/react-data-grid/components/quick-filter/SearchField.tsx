import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {DataGrid, QuickFilter, QuickFilterControl, Toolbar} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

// #region preview
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded render={<div style={{flex: 1}} />}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Name, department or city"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search people'},
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 110},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 110},
];

export default function SearchField() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} showToolbar slots={{toolbar: SearchToolbar}} />
    </div>
  );
}
