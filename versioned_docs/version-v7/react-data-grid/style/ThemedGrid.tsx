import {ThemeProvider, createTheme} from '@mui/material/styles';
import type {Theme} from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {DataGrid, gridClasses} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ThemedGrid() {
  return (
    // #region preview
    <ThemeProvider
      theme={(outer: Theme) =>
        createTheme({
          ...outer,
          components: {
            ...outer.components,
            MuiDataGrid: {
              defaultProps: {density: 'compact', disableRowSelectionOnClick: true},
              styleOverrides: {
                root: {
                  borderRadius: 0,
                  '--DataGrid-rowBorderColor': 'transparent',
                  '--DataGrid-containerBackground': '#14532d',
                  [`& .${gridClasses.columnHeader}, & .${gridClasses.columnHeader} button`]: {
                    color: '#fff',
                  },
                },
              },
            },
          },
        })
      }
    >
      <div style={{height: 400, width: '100%'}}>
        <DataGrid rows={orders} columns={columns} />
      </div>
    </ThemeProvider>
    // #endregion
  );
}
