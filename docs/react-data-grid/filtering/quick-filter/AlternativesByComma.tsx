import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

// #region preview
const parse = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parse} formatter={(values) => values.join(', ')}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Oslo, Prague"
              size="small"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Words, separated by commas'},
              }}
              sx={{width: 280, maxWidth: '100%'}}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Flight>[] = [
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'status', headerName: 'Status', width: 130},
];

export default function AlternativesByComma() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={flights}
        columns={columns}
        showToolbar
        slots={{toolbar: SearchToolbar}}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['oslo', 'prague'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </div>
  );
}
