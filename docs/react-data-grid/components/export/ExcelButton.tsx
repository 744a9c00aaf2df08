import Button from '@mui/material/Button';
import {DataGridPremium, ExportExcel, Toolbar, ToolbarButton} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

// #region preview
function ExcelToolbar() {
  return (
    <Toolbar>
      <ExportExcel
        render={<ToolbarButton render={<Button />} />}
        options={{
          fileName: 'orders',
          columnsStyles: {total: {numFmt: '#,##0.00'}},
        }}
      >
        Excel file
      </ExportExcel>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', flex: 1, minWidth: 120},
];

export default function ExcelButton() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        showToolbar
        slots={{toolbar: ExcelToolbar}}
      />
    </div>
  );
}
