import {useMemo, useState} from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridAggregationFunctionDataSource, GridColDef} from '@mui/x-data-grid-premium';
import type {GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 170,
    valueFormatter: (value: number | null) => (value === null ? '' : `$${value.toLocaleString()}`),
    renderCell: ({aggregation, value, formattedValue}) =>
      aggregation?.hasCellUnit === false ? `${value} orders` : formattedValue,
  },
];

// #region preview
const functions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {label: 'sum', columnTypes: ['number']},
  median: {label: 'median', columnTypes: ['number']},
  size: {label: 'count', hasCellUnit: false},
};
// #endregion

const server = createOrderServer();
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, total, aggregates} = await server.list(params);
    return {rows, rowCount: total, aggregateRow: aggregates};
  },
  getAggregatedValue: (row, field) => row[field],
};

export default function ServerFunctions() {
  const [name, setName] = useState('median');
  const model = useMemo(() => ({total: name}), [name]);

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <TextField
        select
        size="small"
        label="Below the totals"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{width: 180}}
      >
        {Object.entries(functions).map(([key, {label}]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        aggregationModel={model}
        pagination
        pageSizeOptions={[10]}
        initialState={{pagination: {paginationModel: {pageSize: 10}, rowCount: 0}}}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </Stack>
  );
}
