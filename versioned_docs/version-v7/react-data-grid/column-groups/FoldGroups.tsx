import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
  {field: 'items', headerName: 'Items', type: 'number', width: 90},
];

// #region preview
/** What a folded group hides; its first column stays. */
const folds: Record<string, string[]> = {sale: ['customer', 'region'], value: ['items']};

function FoldHeader({groupId, headerName}: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = folds[groupId ?? ''] ?? [];
  const open = fields.some((field) => visibility[field] !== false);

  const toggle = () =>
    apiRef.current.setColumnVisibilityModel({
      ...visibility,
      ...Object.fromEntries(fields.map((field) => [field, !open])),
    });

  return (
    <Box sx={{display: 'flex', alignItems: 'center'}}>
      {headerName}
      <IconButton
        size="small"
        aria-label={`${headerName}: more columns`}
        aria-expanded={open}
        onClick={toggle}
      >
        {open ? <KeyboardArrowDownIcon /> : <KeyboardArrowRightIcon />}
      </IconButton>
    </Box>
  );
}
// #endregion

const groups: GridColumnGroupingModel = [
  {
    groupId: 'sale',
    headerName: 'Sale',
    renderHeaderGroup: (params) => <FoldHeader {...params} />,
    children: [{field: 'number'}, {field: 'customer'}, {field: 'region'}],
  },
  {
    groupId: 'value',
    headerName: 'Value',
    renderHeaderGroup: (params) => <FoldHeader {...params} />,
    children: [{field: 'total'}, {field: 'items'}],
  },
];

export default function FoldGroups() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={orders}
        columns={columns}
        columnGroupingModel={groups}
        initialState={{columns: {columnVisibilityModel: {items: false}}}}
      />
    </div>
  );
}
