import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'customer', headerName: 'Customer', width: 190, groupable: false},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 140, groupable: false},
];

export default function PremiumMenu() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium rows={orders} columns={columns} />
    </div>
  );
}
