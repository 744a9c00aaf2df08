import {useState} from 'react';
import Stack from '@mui/material/Stack';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRowId, GridRowParams} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'status', headerName: 'Status', width: 120},
];

const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Typography variant="body2" sx={{p: 2}}>
    {row.items} units for the region {row.region}, priority {row.priority.toLowerCase()}.
  </Typography>
);
const getDetailPanelHeight = () => 56;

export default function OneAtATime() {
  const [single, setSingle] = useState(true);
  const [open, setOpen] = useState<GridRowId[]>([1]);

  // #region preview
  const change = (next: GridRowId[]) => setOpen(single ? next.slice(-1) : next);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 470, width: '100%'}}>
      <FormControlLabel
        label="One at a time"
        control={<Switch checked={single} onChange={(_, checked) => setSingle(checked)} />}
      />
      <Typography role="status" variant="body2" noWrap>
        Open: {open.join(', ') || 'none'}
      </Typography>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={change}
      />
    </Stack>
  );
}
