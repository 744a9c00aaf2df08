import {useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const locales = ['en-US', 'de-DE', 'ja-JP'];

// #region preview
function makeColumns(locale: string): GridColDef<Order>[] {
  const money = new Intl.NumberFormat(locale, {style: 'currency', currency: 'USD'});
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'medium'});
  return [
    {field: 'number', headerName: 'Order', width: 110},
    {
      field: 'placedAt',
      headerName: 'Placed',
      type: 'date',
      flex: 1,
      minWidth: 140,
      valueFormatter: (value: Date) => day.format(value),
    },
    {
      field: 'total',
      headerName: 'Total',
      type: 'number',
      width: 160,
      valueFormatter: (value: number) => money.format(value),
    },
  ];
}
// #endregion

const columnsOf = new Map(locales.map((locale) => [locale, makeColumns(locale)]));

export default function LocalValues() {
  const [locale, setLocale] = useState('de-DE');

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Format"
        value={locale}
        onChange={(_, value: string | null) => value && setLocale(value)}
      >
        {locales.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid rows={orders} columns={columnsOf.get(locale) ?? []} />
    </Stack>
  );
}
