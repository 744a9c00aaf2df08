import Button from '@mui/material/Button';
import {DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={<Button />} />} options={{fileName: 'orders'}}>
        Download
      </ExportCsv>
      <ExportPrint render={<ToolbarButton render={<Button />} />} options={{hideToolbar: true}}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function ExportButtons() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} showToolbar slots={{toolbar: ExportToolbar}} />
    </div>
  );
}
