import {DataGridPremium, gridRowNodeSelector, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ToggleByRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        // #region preview
        onRowClick={({id}) => {
          const node = gridRowNodeSelector(apiRef, id);
          if (node?.type === 'group') {
            apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
          }
        }}
        isRowSelectable={({id}) => !String(id).startsWith('auto-generated-row')}
        // #endregion
        getRowClassName={({id}) => (String(id).startsWith('auto-generated-row') ? 'group' : '')}
        sx={{'& .group': {cursor: 'pointer'}}}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false}},
        }}
      />
    </div>
  );
}
