import {useEffect, useState} from 'react';
import {DataGrid, getGridNumericOperators, getGridStringOperators} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {fetchOrders} from './fetchOrders';
import type {Order} from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 170,
    filterOperators: getGridStringOperators().filter(({value}) => value === 'contains'),
  },
  {field: 'region', headerName: 'Region', width: 130, filterable: false},
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    filterOperators: getGridNumericOperators().filter(({value}) => value === '>'),
  },
];

export default function FilterOnServer() {
  const [model, setModel] = useState<GridFilterModel>({
    items: [{field: 'total', operator: '>', value: 9000}],
  });
  const [rows, setRows] = useState<Order[]>([]);
  const [loading, setLoading] = useState(true);

  // #region preview
  useEffect(() => {
    let current = true;
    setLoading(true);
    void fetchOrders(model).then((answer) => {
      if (current) {
        setRows(answer);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [model]);
  // #endregion

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loading}
        showToolbar
        filterMode="server"
        filterModel={model}
        onFilterModelChange={setModel}
        filterDebounceMs={400}
      />
    </div>
  );
}
