import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridPivotModel} from '@mui/x-data-grid-premium';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const orders = makeOrders(400);
const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 120},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const monthOf = (column: GridColDef): GridColDef[] | undefined =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: `${column.headerName}, month`,
          valueGetter: (_, row: Order) => row.placedAt.toLocaleDateString('en-CA').slice(0, 7),
        },
      ]
    : undefined;
// #endregion

const models: Record<string, GridPivotModel> = {
  month: {
    rows: [{field: 'category'}],
    columns: [{field: 'placedAt-month', sort: 'asc'}],
    values: [{field: 'total', aggFunc: 'sum'}],
  },
  none: {
    rows: [{field: 'category'}],
    columns: [],
    values: [{field: 'total', aggFunc: 'avg'}],
  },
};

export default function SalesByMonth() {
  const [name, setName] = useState('month');
  return (
    <Stack spacing={1} sx={{height: 470, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns"
        value={name}
        onChange={(_, value: string | null) => setName(value ?? name)}
      >
        <ToggleButton value="month">Months</ToggleButton>
        <ToggleButton value="none">No columns</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        rows={orders}
        columns={columns}
        getPivotDerivedColumns={monthOf}
        pivotActive
        pivotModel={models[name]}
        pivotingColDef={{width: 110}}
        groupingColDef={{width: 170}}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </Stack>
  );
}
