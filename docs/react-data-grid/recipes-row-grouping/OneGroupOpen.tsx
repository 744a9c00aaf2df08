import {useEffect} from 'react';
import {DataGridPremium, gridRowTreeSelector, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef, GridEventListener} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

export default function OneGroupOpen() {
  const apiRef = useGridApiRef();

  // #region preview
  useEffect(() => {
    const closeOthers: GridEventListener<'rowExpansionChange'> = ({id, childrenExpanded}) => {
      const api = apiRef.current;
      if (!api || !childrenExpanded) {
        return;
      }
      for (const node of Object.values(gridRowTreeSelector(apiRef))) {
        if (node.type === 'group' && node.depth === 0 && node.id !== id && node.childrenExpanded) {
          api.setRowChildrenExpansion(node.id, false);
        }
      }
    };
    return apiRef.current?.subscribeEvent('rowExpansionChange', closeOthers);
  }, [apiRef]);
  // #endregion

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['category']},
          columns: {columnVisibilityModel: {category: false}},
        }}
      />
    </div>
  );
}
