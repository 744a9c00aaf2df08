import {useEffect, useRef, useState} from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const counter = {cells: 0};

const countAndShow: GridColDef<Order>['renderCell'] = ({formattedValue}) => {
  counter.cells += 1;
  return formattedValue;
};

// #region preview
const makeColumns = (): GridColDef<Order>[] => [
  {field: 'number', headerName: 'Order', width: 110, renderCell: countAndShow},
  {field: 'customer', headerName: 'Customer', width: 180, renderCell: countAndShow},
  {field: 'total', headerName: 'Total (USD)', type: 'number', renderCell: countAndShow},
];
const stableColumns = makeColumns();
// #endregion

export default function CountRenders() {
  const [stable, setStable] = useState(false);
  const [, render] = useState(0);
  const output = useRef<HTMLParagraphElement>(null);

  // Written past React: another state would be another render.
  useEffect(() => {
    if (output.current) {
      output.current.textContent = `${counter.cells} cells rendered since the last click`;
    }
  });

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <FormControlLabel
        label="Columns outside of the component"
        control={<Switch checked={stable} onChange={(event) => setStable(event.target.checked)} />}
      />
      <Button
        variant="outlined"
        sx={{alignSelf: 'start'}}
        onClick={() => {
          counter.cells = 0;
          render((times) => times + 1);
        }}
      >
        Render the parent
      </Button>
      <Typography ref={output} variant="body2" role="status" />
      <DataGrid rows={orders} columns={stable ? stableColumns : makeColumns()} />
    </Stack>
  );
}
