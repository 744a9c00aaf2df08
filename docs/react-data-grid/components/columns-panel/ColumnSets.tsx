import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import {
  ColumnsPanelTrigger,
  DataGrid,
  GridColumnsPanel,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {GridColDef, GridColumnVisibilityModel} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
const sets: [label: string, model: GridColumnVisibilityModel][] = [
  ['Sales', {shippedAt: false, status: false}],
  ['Shipping', {total: false, items: false}],
  ['Everything', {}],
];

function PanelWithSets() {
  const apiRef = useGridApiContext();

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{p: 1}}>
        {sets.map(([label, model]) => (
          <Button key={label} onClick={() => apiRef.current.setColumnVisibilityModel(model)}>
            {label}
          </Button>
        ))}
      </Stack>
      <Divider />
      <GridColumnsPanel />
    </div>
  );
}

function SetsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 100, hideable: false},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'shippedAt', headerName: 'Shipped', type: 'date', width: 110},
  {field: 'items', headerName: 'Items', type: 'number', width: 80},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function ColumnSets() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        showToolbar
        slots={{toolbar: SetsToolbar, columnsPanel: PanelWithSets}}
      />
    </div>
  );
}
