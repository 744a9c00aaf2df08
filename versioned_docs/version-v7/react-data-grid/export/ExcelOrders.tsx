import {DataGridPremium, GridToolbar} from '@mui/x-data-grid-premium';
import type {GridColDef, GridExcelExportOptions} from '@mui/x-data-grid-premium';
import {orders, orderStatuses} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 120,
  },
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const excelOptions: GridExcelExportOptions = {
  fileName: 'orders',
  columnsStyles: {total: {numFmt: '#,##0.00'}},
  exceljsPreProcess: async ({workbook, worksheet}) => {
    workbook.created = new Date();
    worksheet.addRow(['Orders of the first half year']).font = {bold: true, size: 14};
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({worksheet}) => {
    worksheet.addRow([]);
    worksheet.addRow(['For internal use']).font = {italic: true};
  },
};
// #endregion

export default function ExcelOrders() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        rows={orders}
        columns={columns}
        slots={{toolbar: GridToolbar}}
        slotProps={{toolbar: {excelOptions}}}
      />
    </div>
  );
}
