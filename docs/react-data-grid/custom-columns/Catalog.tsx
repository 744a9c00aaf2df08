import {DataGrid} from '@mui/x-data-grid';
import {catalogColumns} from './catalogColumns';
import {products} from '../../_data/products';

export default function Catalog() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGrid
        rows={products}
        columns={catalogColumns}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{sorting: {sortModel: [{field: 'rating', sort: 'desc'}]}}}
      />
    </div>
  );
}
