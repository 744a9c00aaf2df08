import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridColTypeDef} from '@mui/x-data-grid';
import {staff} from '../../_data/staff';
import type {StaffMember} from '../../_data/staff';

// #region preview
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const currency: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value) => dollars.format(value),
  cellClassName: 'currency',
};

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 120},
  {...currency, field: 'salary', headerName: 'A year'},
  {
    ...currency,
    field: 'month',
    headerName: 'A month',
    valueGetter: (_value, row) => row.salary / 12,
  },
];
// #endregion

export default function CurrencyColumn() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={staff}
        columns={columns}
        sx={{'& .currency': {fontVariantNumeric: 'tabular-nums'}}}
      />
    </div>
  );
}
