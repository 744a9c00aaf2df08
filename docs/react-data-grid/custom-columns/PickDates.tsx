import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickerColumn} from './pickerColumn';
import {products} from '../../_data/products';
import type {Product} from '../../_data/products';

// #region preview
const columns: GridColDef<Product>[] = [
  {field: 'name', headerName: 'Product', flex: 1, minWidth: 150},
  {...pickerColumn, field: 'countedOn', headerName: 'Counted on', editable: true},
];
// #endregion

export default function PickDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{height: 440, width: '100%'}}>
        <DataGrid rows={products} columns={columns} showToolbar />
      </div>
    </LocalizationProvider>
  );
}
