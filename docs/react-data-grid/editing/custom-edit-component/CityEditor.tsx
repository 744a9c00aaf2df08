import {useEffect, useRef, useState} from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridRenderEditCellParams} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

const cities = [...new Set(staff.map(({city}) => city))].sort();

// #region preview
function CityInput({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<StaffMember, string>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={cities}
      value={value ?? ''}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, next) => {
        void apiRef.current.setEditCellValue({id, field, value: next});
      }}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') {
          event.stopPropagation();
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          slotProps={{htmlInput: {...params.inputProps, 'aria-label': colDef.headerName}}}
        />
      )}
    />
  );
}
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', flex: 1, minWidth: 110},
  {
    field: 'city',
    headerName: 'City',
    width: 200,
    editable: true,
    renderEditCell: (params) => <CityInput {...params} />,
  },
];

export default function CityEditor() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} />
    </div>
  );
}
