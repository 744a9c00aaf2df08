import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridCellSelectionModel, GridColDef} from '@mui/x-data-grid-premium';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 130},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function ControlledCells() {
  // #region preview
  const [model, setModel] = useState<GridCellSelectionModel>({});

  const selectLow = () =>
    setModel(
      Object.fromEntries(
        sensors.filter(({battery}) => battery < 20).map(({id}) => [id, {battery: true}]),
      ),
    );
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={selectLow}>
          Low batteries
        </Button>
        <Button variant="outlined" onClick={() => setModel({})}>
          Nothing
        </Button>
      </Stack>
      <Typography variant="body2" role="status" noWrap>
        {JSON.stringify(model)}
      </Typography>
      <DataGridPremium
        rows={sensors}
        columns={columns}
        cellSelection
        rowSelection={false}
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
      />
    </Stack>
  );
}
