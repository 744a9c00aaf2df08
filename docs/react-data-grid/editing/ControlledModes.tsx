import {useState} from 'react';
import type {MouseEvent} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, GridCellModes} from '@mui/x-data-grid';
import type {GridCellModesModel, GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 110},
  {field: 'site', headerName: 'Site', flex: 1, minWidth: 130, editable: true},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 130, editable: true},
];

export default function ControlledModes() {
  const [modes, setModes] = useState<GridCellModesModel>({});
  const editing = modes[1]?.site?.mode === GridCellModes.Edit;

  // #region preview
  const edit = () => setModes({1: {site: {mode: GridCellModes.Edit}}});
  const save = () => setModes({1: {site: {mode: GridCellModes.View}}});
  const cancel = () => setModes({1: {site: {mode: GridCellModes.View, ignoreModifications: true}}});
  // #endregion

  // The grid saves an open cell when it loses the focus, and at a mouseup outside of it.
  const keepOpen = {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseUp: (event: MouseEvent) => event.stopPropagation(),
  };

  return (
    <Stack spacing={2} sx={{height: 440, width: '100%'}}>
      <Stack direction="row" spacing={1} {...keepOpen}>
        <Button variant="outlined" disabled={editing} onClick={edit}>
          Edit first site
        </Button>
        <Button variant="outlined" disabled={!editing} onClick={save}>
          Save
        </Button>
        <Button variant="outlined" disabled={!editing} onClick={cancel}>
          Cancel
        </Button>
      </Stack>
      <DataGrid
        rows={sensors}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
      />
    </Stack>
  );
}
