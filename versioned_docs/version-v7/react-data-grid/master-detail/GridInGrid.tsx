import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowParams} from '@mui/x-data-grid-pro';
import {linesOf} from '../../_data/orderLines';
import type {OrderLine} from '../../_data/orderLines';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import Panel from './Panel';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const lineColumns: GridColDef<OrderLine>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Units', type: 'number', width: 80},
  {field: 'price', headerName: 'Price (USD)', type: 'number', width: 110},
];

// #region preview
const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Panel>
    <DataGridPro
      aria-label={`Lines of ${row.number}`}
      density="compact"
      rows={linesOf(row)}
      columns={lineColumns}
      hideFooter
    />
  </Panel>
);
const getDetailPanelHeight = () => 'auto' as const;
// #endregion

export default function GridInGrid() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: [1]}}}
      />
    </div>
  );
}
