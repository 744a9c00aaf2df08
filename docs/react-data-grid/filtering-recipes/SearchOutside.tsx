import {useState} from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Name', width: 110},
  {field: 'role', headerName: 'Role', flex: 1, minWidth: 150},
  {field: 'city', headerName: 'City', width: 110},
];

export default function SearchOutside() {
  // #region preview
  const [text, setText] = useState('engineer');
  const [model, setModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['engineer'],
  });

  const search = (next: string) => {
    setText(next);
    setModel({...model, quickFilterValues: next.split(' ').filter(Boolean)});
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <TextField
        label="Search staff"
        type="search"
        size="small"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <DataGrid rows={staff} columns={columns} filterModel={model} onFilterModelChange={setModel} />
    </Stack>
  );
}
