import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridLoadingOverlayVariant} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function LoadingVariants() {
  const [variant, setVariant] = useState<GridLoadingOverlayVariant>('linear-progress');
  const [loading, setLoading] = useState(false);
  const [empty, setEmpty] = useState(false);

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_, value: GridLoadingOverlayVariant | null) => value && setVariant(value)}
      >
        <ToggleButton value="linear-progress">Linear</ToggleButton>
        <ToggleButton value="circular-progress">Circular</ToggleButton>
        <ToggleButton value="skeleton">Skeleton</ToggleButton>
      </ToggleButtonGroup>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap'}}>
        <FormControlLabel
          label="Loading"
          control={
            <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
          }
        />
        <FormControlLabel
          label="No rows yet"
          control={<Switch checked={empty} onChange={(event) => setEmpty(event.target.checked)} />}
        />
      </Stack>
      {/* #region preview */}
      <DataGrid
        rows={empty ? [] : orders}
        columns={columns}
        loading={loading}
        slotProps={{loadingOverlay: {variant, noRowsVariant: variant}}}
        hideFooter
      />
      {/* #endregion */}
    </Stack>
  );
}
