import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

interface Day {
  id: number;
  name: string;
  slots: (string | null)[];
}

const hours = ['08–10', '10–12', '12–14', '14–16', '16–18'];

const rows: Day[] = [
  {id: 1, name: 'Aya', slots: ['Stock take', 'Stock take', 'Break', 'Returns', 'Returns']},
  {id: 2, name: 'Bram', slots: ['Dispatch', 'Dispatch', 'Dispatch', 'Break', 'Returns']},
  {id: 3, name: 'Esi', slots: [null, null, 'Dispatch', 'Dispatch', 'Dispatch']},
  {id: 4, name: 'Jonas', slots: ['Training', 'Training', 'Training', 'Training', null]},
];

// #region preview
const columns: GridColDef<Day>[] = [
  {field: 'name', headerName: 'Name', width: 90},
  ...hours.map((hour, index): GridColDef<Day> => ({
    field: hour,
    headerName: hour,
    minWidth: 90,
    flex: 1,
    sortable: false,
    filterable: false,
    hideable: false,
    valueGetter: (_, day) => day.slots[index],
    colSpan: (value, day) => {
      const rest = day.slots.slice(index);
      const change = rest.findIndex((slot) => slot !== value);
      return value === null ? 1 : change === -1 ? rest.length : change;
    },
  })),
];
// #endregion

export default function ShiftPlan() {
  return (
    <div style={{height: 268, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </div>
  );
}
