import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPremium, useGridApiRef} from '@mui/x-data-grid-premium';
import type {GridColDef} from '@mui/x-data-grid-premium';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120},
];

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  // #region preview
  const selectColumn = (field: string) => {
    const ids = apiRef.current.getSortedRowIds();
    const first = ids[0];
    const last = ids[ids.length - 1];
    if (first !== undefined && last !== undefined) {
      apiRef.current.selectCellRange({id: first, field}, {id: last, field});
    }
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 470, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => selectColumn('temperature')}>
          All temperatures
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current.setCellSelectionModel({})}>
          Nothing
        </Button>
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        rows={sensors}
        columns={columns}
        cellSelection
        rowSelection={false}
      />
    </Stack>
  );
}
