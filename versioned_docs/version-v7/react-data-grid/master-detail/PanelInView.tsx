import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 140},
  {field: 'customer', headerName: 'Customer', width: 260},
  {field: 'region', headerName: 'Region', width: 180},
  {field: 'category', headerName: 'Category', width: 180},
  {field: 'status', headerName: 'Status', width: 180},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 160},
];

// #region preview
function Summary({order}: {order: Order}) {
  const apiRef = useGridApiContext();
  const {viewportInnerSize} = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
        boxSizing: 'border-box',
        p: 2,
      }}
    >
      <Typography variant="body2">
        {order.customer} ordered {order.items} units of {order.category.toLowerCase()}. This text
        stays in view while the columns scroll.
      </Typography>
    </Box>
  );
}
// #endregion

const getDetailPanelContent = ({row}: GridRowParams<Order>) => <Summary order={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function PanelInView() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: [1]}}}
        sx={{'& .MuiDataGrid-detailPanel': {overflow: 'visible'}}}
      />
    </div>
  );
}
