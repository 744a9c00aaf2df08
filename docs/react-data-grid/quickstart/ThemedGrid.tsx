import {ThemeProvider, createTheme, useTheme} from '@mui/material/styles';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

const columns: GridColDef<StaffMember>[] = [
  {field: 'givenName', headerName: 'Given name', width: 120},
  {field: 'familyName', headerName: 'Family name', width: 130},
  {field: 'city', headerName: 'City', flex: 1, minWidth: 100},
];

export default function ThemedGrid() {
  const outer = useTheme();
  // #region preview
  const theme = createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: {density: 'compact', showColumnVerticalBorder: true},
        styleOverrides: {columnHeader: {fontSize: 13, textTransform: 'uppercase'}},
      },
    },
  });
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <div style={{height: 300, width: '100%'}}>
        <DataGrid rows={staff} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
