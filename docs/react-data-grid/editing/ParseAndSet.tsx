import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridValueParser, GridValueSetter} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

// #region preview
/** Writes one field of the grid into two fields of the row. */
const setName: GridValueSetter<StaffMember, string> = (value, row) => {
  const [givenName = '', ...family] = value.trim().split(/\s+/);
  return {...row, givenName, familyName: family.join(' ')};
};

/** Runs at each key: what it returns is what the input shows. */
const toDigits: GridValueParser<StaffMember, number | null, string> = (value) => {
  const digits = String(value).replace(/\D/g, '');
  return digits === '' ? null : Math.min(Number(digits), 30);
};
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 170,
    editable: true,
    valueGetter: (_, row) => `${row.givenName} ${row.familyName}`,
    valueSetter: setName,
  },
  {field: 'familyName', headerName: 'Stored family name', width: 170},
  {
    field: 'leaveDays',
    headerName: 'Leave, 30 at most',
    type: 'number',
    width: 160,
    editable: true,
    valueParser: toDigits,
  },
];

export default function ParseAndSet() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} />
    </div>
  );
}
