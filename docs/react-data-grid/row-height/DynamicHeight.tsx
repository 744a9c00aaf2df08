import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket', width: 100},
  {field: 'note', headerName: 'Note', flex: 1, minWidth: 180},
];

const notes = [
  'Wrong color.',
  'The left speaker hums at low volume. The customer tried two cables and a second outlet, then a different amplifier. Wants a replacement, not a repair.',
  'Dented corner; photos are attached. Works well, asks for a discount.',
];

const rows = Array.from({length: 30}, (_, index) => ({
  id: index + 1,
  ticket: `RMA-${218 + index}`,
  note: notes[index % notes.length],
}));

export default function DynamicHeight() {
  return (
    <div style={{height: 420, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 70}
        sx={{'& .MuiDataGrid-cell': {py: 1.5}}}
      />
      {/* #endregion */}
    </div>
  );
}
