import {useEffect, useRef, useState} from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type {SxProps} from '@mui/material/styles';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {makeOrders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const rows = makeOrders(250);

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

// #region preview
const parents: Record<string, SxProps> = {
  'Fixed height': {height: 320},
  'Limited height': {display: 'flex', flexDirection: 'column', maxHeight: 320},
  'No height': {},
};
// #endregion

export default function CountRendered() {
  const root = useRef<HTMLDivElement>(null);
  const [[parent, start], setParent] = useState<[name: string, start: number]>(['Fixed height', 0]);
  const [result, setResult] = useState('Choose what is around the grid');

  useEffect(() => {
    if (start === 0) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const rowsMade = root.current?.querySelectorAll('[role="row"][data-id]').length ?? 0;
      setResult(`${rowsMade} rows in ${Math.round(performance.now() - start)} ms`);
    });
    return () => clearTimeout(timer);
  }, [start]);

  return (
    <Stack spacing={2} sx={{width: '100%', height: 460}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Element around the grid"
        value={parent}
        onChange={(_, value: string | null) => value && setParent([value, performance.now()])}
      >
        {Object.keys(parents).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {result}
      </Typography>
      <Box
        ref={root}
        role="region"
        aria-label="The element around the grid"
        tabIndex={0}
        sx={{flex: 1, minHeight: 0, overflow: 'auto'}}
      >
        <Box key={start} sx={parents[parent]}>
          <DataGridPro rows={rows} columns={columns} hideFooter label="Orders" />
        </Box>
      </Box>
    </Stack>
  );
}
