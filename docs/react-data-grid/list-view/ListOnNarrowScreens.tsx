import {useEffect, useRef, useState} from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridListViewColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';
import {useListTabStop} from './useListTabStop';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

const listViewColumn: GridListViewColDef<Order> = {
  field: 'summary',
  renderCell: ({row}) => (
    <Stack direction="row" sx={{height: 1, alignItems: 'center', justifyContent: 'space-between'}}>
      <Typography variant="body2" noWrap>
        {row.customer}
      </Typography>
      <Typography variant="body2">${row.total.toLocaleString('en-US')}</Typography>
    </Stack>
  ),
};

// #region preview
function useIsNarrow(limit: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, []);
  return {ref, isNarrow: width < limit};
}
// #endregion

export default function ListOnNarrowScreens() {
  const [percent, setPercent] = useState(50);
  const {ref, isNarrow} = useIsNarrow(420);
  const apiRef = useGridApiRef();
  useListTabStop(apiRef, isNarrow, isNarrow ? 'summary' : 'number');

  return (
    <Box sx={{height: 460, width: '100%'}}>
      <Box sx={{height: 40, px: 2}}>
        <Slider
          aria-label="Width of the grid"
          min={40}
          value={percent}
          getAriaValueText={(value) => `${value} %`}
          onChange={(_, value) => setPercent(value)}
        />
      </Box>
      <Box ref={ref} sx={{height: 420, width: `${percent}%`}}>
        <DataGridPro
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          listView={isNarrow}
          listViewColumn={listViewColumn}
        />
      </Box>
    </Box>
  );
}
