import {useState} from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridPivotModel} from '@mui/x-data-grid-premium';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const orders = makeOrders(200);
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 190},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'items', headerName: 'Units', type: 'number', width: 100},
];

export default function SwitchPivot() {
  const [active, setActive] = useState(true);
  const [model, setModel] = useState<GridPivotModel>({
    rows: [{field: 'region'}, {field: 'customer'}],
    columns: [{field: 'priority'}],
    values: [{field: 'items', aggFunc: 'sum'}],
  });
  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <FormControlLabel
        label="Pivot"
        control={<Switch checked={active} onChange={(_, checked) => setActive(checked)} />}
      />
      <Typography role="status" variant="body2">
        {model.rows.map(({field}) => field).join(', ') || 'Nothing'} by{' '}
        {model.columns.map(({field}) => field).join(', ') || 'nothing'}
      </Typography>
      <DataGridPremium
        rows={orders}
        columns={columns}
        showToolbar
        // #region preview
        pivotActive={active}
        onPivotActiveChange={setActive}
        pivotModel={model}
        onPivotModelChange={setModel}
        // #endregion
        groupingColDef={{width: 220}}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </Stack>
  );
}
