import {useEffect} from 'react';
import {DataGridPremium, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region'},
  {field: 'customer', headerName: 'Customer'},
  {field: 'number', headerName: 'Order'},
  {field: 'total', headerName: 'Total (USD)', type: 'number'},
];

const autosizeOptions = {includeOutliers: true};

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  // #region preview
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        requestAnimationFrame(() => void apiRef.current?.autosizeColumns(autosizeOptions));
      }),
    [apiRef],
  );
  // #endregion

  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        initialState={{rowGrouping: {model: ['region', 'customer']}}}
      />
    </div>
  );
}
