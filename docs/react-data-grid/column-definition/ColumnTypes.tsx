import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'string', headerName: 'string', width: 140, editable: true},
  {field: 'number', headerName: 'number', type: 'number', width: 100, editable: true},
  {field: 'date', headerName: 'date', type: 'date', width: 130, editable: true},
  {field: 'dateTime', headerName: 'dateTime', type: 'dateTime', width: 210, editable: true},
  {field: 'boolean', headerName: 'boolean', type: 'boolean', width: 100, editable: true},
  {
    field: 'singleSelect',
    headerName: 'singleSelect',
    type: 'singleSelect',
    width: 140,
    editable: true,
    valueOptions: [
      {value: 'ltl', label: 'Part load'},
      {value: 'ftl', label: 'Full truck'},
    ],
  },
];
// #endregion

const rows = [
  {
    id: 1,
    string: 'Rotterdam',
    number: 12_400,
    date: new Date(2026, 5, 12),
    dateTime: new Date(2026, 5, 12, 14, 30),
    boolean: true,
    singleSelect: 'ftl',
  },
  {
    id: 2,
    string: 'Antwerp',
    number: 860,
    date: new Date(2026, 5, 14),
    dateTime: new Date(2026, 5, 14, 8, 5),
    boolean: false,
    singleSelect: 'ltl',
  },
];

export default function ColumnTypes() {
  return (
    <div style={{height: 260, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
