import {useState} from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  gridExpandedRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    searching?: boolean;
    onSearchingChange?: (searching: boolean) => void;
  }
}

// #region preview
interface KeyToolbarProps {
  searching?: boolean;
  onSearchingChange?: (searching: boolean) => void;
}

function KeyToolbar({searching = false, onSearchingChange}: KeyToolbarProps) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridExpandedRowCountSelector);

  return (
    <Toolbar>
      <Typography variant="body2" role="status" sx={{flex: 1, mx: 0.5}}>
        {count} orders
      </Typography>
      <QuickFilter expanded={searching} onExpandedChange={onSearchingChange}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}, {expanded}) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              sx={{display: expanded ? 'flex' : 'none'}}
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search orders'},
              }}
            />
          )}
        />
        <QuickFilterTrigger
          style={{display: searching ? 'none' : undefined}}
          render={<ToolbarButton render={<Button />} />}
        >
          Search (/)
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function SearchByKey() {
  const [searching, setSearching] = useState(false);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        onCellKeyDown={(_params, event) => {
          if (event.key === '/') {
            event.preventDefault();
            setSearching(true);
          }
        }}
        showToolbar
        slots={{toolbar: KeyToolbar}}
        slotProps={{toolbar: {searching, onSearchingChange: setSearching}}}
      />
    </div>
  );
}
