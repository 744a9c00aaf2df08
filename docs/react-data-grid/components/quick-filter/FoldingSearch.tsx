import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import {styled} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

// #region preview
const SearchButton = styled(ToolbarButton)({'&.is-open': {display: 'none'}});

function FoldingToolbar() {
  return (
    <Toolbar>
      <QuickFilter render={<div style={{display: 'flex', alignItems: 'center'}} />}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}, {expanded, value}) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Flight or city"
              sx={{width: expanded ? 220 : 0, overflow: 'hidden', transition: 'width 150ms'}}
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search departures'},
                input: {
                  endAdornment: value && (
                    <QuickFilterClear render={<IconButton size="small" />} aria-label="Clear">
                      <CloseIcon fontSize="small" />
                    </QuickFilterClear>
                  ),
                },
              }}
            />
          )}
        />
        <Tooltip title="Search">
          <QuickFilterTrigger
            className={({expanded}) => (expanded ? 'is-open' : '')}
            render={<SearchButton />}
          >
            <SearchIcon fontSize="small" />
          </QuickFilterTrigger>
        </Tooltip>
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function FoldingSearch() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} showToolbar slots={{toolbar: FoldingToolbar}} />
    </div>
  );
}
