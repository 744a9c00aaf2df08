import {useState} from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium, gridRowNodeSelector, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef, GridGroupNode} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

// #region preview
const openEurope = (node: GridGroupNode) =>
  node.groupingField === 'region' && node.groupingKey === 'Europe';
// #endregion

export default function OpenGroups() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Click a group');

  return (
    <Stack spacing={1} sx={{height: 430, width: '100%'}}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <DataGridPremium
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        isGroupExpandedByDefault={openEurope}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false}},
        }}
        onRowClick={({id}) => {
          const api = apiRef.current;
          if (api && gridRowNodeSelector(apiRef, id).type === 'group') {
            const ids = api.getRowGroupChildren({groupId: id});
            setMessage(`${ids.length} orders, first ${api.getRow(ids[0] ?? 0)?.number}`);
          }
        }}
      />
    </Stack>
  );
}
