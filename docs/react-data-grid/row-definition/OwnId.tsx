import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {units} from '../../_data/teams';
import type {Unit} from '../../_data/teams';

const columns: GridColDef<Unit>[] = [
  {field: 'code', headerName: 'Code', width: 110},
  {field: 'name', headerName: 'Unit', flex: 1, minWidth: 140},
  {field: 'head', headerName: 'Head', width: 150},
];

// #region preview
const rows = units.flatMap((unit) => [unit, ...(unit.units ?? [])]);
const getRowId = (row: Unit) => row.code;
// #endregion

export default function OwnId() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} />
    </div>
  );
}
