import {useState} from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef, GridCsvExportOptions, GridRowSelectionModel} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function ExportSelected() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = useState<GridRowSelectionModel>([]);
  const [preview, setPreview] = useState('Select rows, then export them.');

  // #region preview
  const options: GridCsvExportOptions = {
    fileName: 'selected-orders',
    getRowsToExport: () => [...selected],
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 560, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button
          variant="contained"
          disabled={selected.length === 0}
          onClick={() => apiRef.current.exportDataAsCsv(options)}
        >
          Download {selected.length} rows
        </Button>
        <Button
          variant="outlined"
          disabled={selected.length === 0}
          onClick={() => setPreview(apiRef.current.getDataAsCsv(options))}
        >
          Show as text
        </Button>
      </Stack>
      <Box
        component="pre"
        role="status"
        tabIndex={0}
        aria-label="The exported text"
        sx={{m: 0, height: 96, flexShrink: 0, overflow: 'auto', fontSize: 13}}
      >
        {preview}
      </Box>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Stack>
  );
}
