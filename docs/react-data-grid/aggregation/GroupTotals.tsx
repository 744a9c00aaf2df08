import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {DataGridPremiumProps, GridColDef, GridGroupNode} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 150},
];

// #region preview
const positions = {
  inline: (node: GridGroupNode) => (node.depth === -1 ? 'footer' : 'inline'),
  footer: () => 'footer',
  groups: (node: GridGroupNode) => (node.depth === -1 ? null : 'inline'),
} satisfies Record<string, DataGridPremiumProps['getAggregationPosition']>;
// #endregion

export default function GroupTotals() {
  const [position, setPosition] = useState<keyof typeof positions>('inline');

  return (
    <Stack spacing={2} sx={{height: 450, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Where totals stand"
        value={position}
        onChange={(_, value: keyof typeof positions | null) => value && setPosition(value)}
      >
        <ToggleButton value="inline">In the group</ToggleButton>
        <ToggleButton value="footer">Below it</ToggleButton>
        <ToggleButton value="groups">Groups only</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        key={position}
        rows={orders}
        columns={columns}
        getAggregationPosition={positions[position]}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Asia Pacific'}
        initialState={{
          rowGrouping: {model: ['region']},
          aggregation: {model: {total: 'sum'}},
          columns: {columnVisibilityModel: {region: false}},
        }}
      />
    </Stack>
  );
}
