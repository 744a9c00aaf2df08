import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    onInvoice?: (total: number) => void;
  }
}

// #region preview
function InvoiceFooter({onInvoice}: {onInvoice?: (total: number) => void}) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, {model}) => sum + (model as Order).total, 0);

  return (
    <GridFooterContainer>
      <Typography variant="body2" sx={{mx: 2}}>
        {entries.length} orders, {total.toLocaleString('en-US')} USD
      </Typography>
      <Button sx={{mx: 1}} onClick={() => onInvoice?.(total)}>
        Invoice
      </Button>
    </GridFooterContainer>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

export default function OrderFooter() {
  const [invoiced, setInvoiced] = useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{width: '100%', minHeight: 430}}>
      <div style={{height: 400}}>
        <DataGrid
          rows={orders}
          columns={columns}
          slots={{footer: InvoiceFooter}}
          slotProps={{footer: {onInvoice: setInvoiced}}}
        />
      </div>
      <Typography variant="body2" role="status">
        {invoiced === null
          ? 'No invoice yet.'
          : `Invoice over ${invoiced.toLocaleString('en-US')} USD written.`}
      </Typography>
    </Stack>
  );
}
