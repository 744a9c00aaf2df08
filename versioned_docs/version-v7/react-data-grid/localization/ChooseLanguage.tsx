import {useState} from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGrid, GridToolbar} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {deDE, esES, frFR, jaJP, ptPT} from '@mui/x-data-grid/locales';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const languages = {Deutsch: deDE, Español: esES, Français: frFR, 日本語: jaJP, Português: ptPT};
type Language = keyof typeof languages;

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 130},
  {field: 'familyName', headerName: 'Family name', width: 130},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 110},
];

export default function ChooseLanguage() {
  const [language, setLanguage] = useState<Language>('Deutsch');

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        sx={{width: 180}}
      >
        {Object.keys(languages).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataGrid
        rows={staff}
        columns={columns}
        checkboxSelection
        slots={{toolbar: GridToolbar}}
        // #region preview
        localeText={languages[language].components.MuiDataGrid.defaultProps.localeText}
        // #endregion
      />
    </Stack>
  );
}
