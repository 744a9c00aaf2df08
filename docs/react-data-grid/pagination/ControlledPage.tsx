import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridPaginationModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ControlledPage() {
  // #region preview
  const [model, setModel] = useState<GridPaginationModel>({page: 2, pageSize: 5});
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={2} sx={{alignItems: 'center', flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => setModel({...model, page: 0})}>
          First page
        </Button>
        <Typography variant="body2" role="status">
          {JSON.stringify(model)}
        </Typography>
      </Stack>
      <DataGrid
        rows={orders}
        columns={columns}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10, 20]}
      />
    </Stack>
  );
}
