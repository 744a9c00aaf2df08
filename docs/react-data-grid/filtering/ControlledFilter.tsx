import {useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

// #region preview
const views: Record<string, GridFilterModel> = {
  'Low battery': {items: [{field: 'battery', operator: '<', value: 20}]},
  Silent: {items: [{field: 'temperature', operator: 'isEmpty'}]},
  All: {items: []},
};
// #endregion

export default function ControlledFilter() {
  const [model, setModel] = useState<GridFilterModel>({items: []});

  return (
    <Stack spacing={2} sx={{height: 520, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {Object.entries(views).map(([name, view]) => (
          <Button key={name} variant="outlined" onClick={() => setModel(view)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" role="status" noWrap>
        {JSON.stringify(model.items)}
      </Typography>
      <DataGrid
        rows={sensors}
        columns={columns}
        filterModel={model}
        onFilterModelChange={setModel}
      />
    </Stack>
  );
}
