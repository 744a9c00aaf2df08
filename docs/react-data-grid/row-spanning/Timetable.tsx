import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

interface Hour {
  id: number;
  time: string;
  monday: string | null;
  tuesday: string | null;
  wednesday: string | null;
}

const rows: Hour[] = [
  {id: 1, time: '09:00', monday: 'Planning', tuesday: 'Interviews', wednesday: 'Interviews'},
  {id: 2, time: '10:00', monday: 'Planning', tuesday: 'Interviews', wednesday: 'Interviews'},
  {id: 3, time: '11:00', monday: null, tuesday: 'Review', wednesday: null},
  {id: 4, time: '12:00', monday: 'Workshop', tuesday: null, wednesday: 'Review'},
  {id: 5, time: '13:00', monday: 'Workshop', tuesday: null, wednesday: 'Review'},
];

// #region preview
const columns: GridColDef<Hour>[] = [
  {field: 'time', headerName: 'Time', width: 80},
  {field: 'monday', headerName: 'Monday', flex: 1, minWidth: 90},
  {
    field: 'tuesday',
    headerName: 'Tuesday',
    flex: 1,
    minWidth: 90,
    colSpan: (value, hour) => (value !== null && value === hour.wednesday ? 2 : 1),
  },
  {field: 'wednesday', headerName: 'Wednesday', flex: 1, minWidth: 110},
];
// #endregion

export default function Timetable() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns.map((column) => ({...column, sortable: false, filterable: false}))}
        rowSpanning
        hideFooter
        disableColumnMenu
        disableColumnSelector
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </div>
  );
}
