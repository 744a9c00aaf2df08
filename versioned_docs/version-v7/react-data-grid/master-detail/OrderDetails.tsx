import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid-pro';
import {linesOf} from '../../_data/orderLines';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Stack sx={{p: 2}}>
    {linesOf(row).map(({id, product, quantity}) => (
      <Typography key={id} variant="body2">
        {quantity} × {product}
      </Typography>
    ))}
  </Stack>
);
const getDetailPanelHeight = () => 140;
// #endregion

export default function OrderDetails() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: [2]}}}
      />
    </div>
  );
}
