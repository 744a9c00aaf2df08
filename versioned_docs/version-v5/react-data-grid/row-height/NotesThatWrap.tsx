import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket', width: 100},
  {field: 'note', headerName: 'Note', flex: 1, minWidth: 160},
];

const notes = [
  'Wrong color.',
  'The left speaker hums at low volume, with two cables and two outlets. Wants a replacement.',
  'Dented corner; photos are attached. Works well, asks for a discount.',
];

const rows = Array.from({length: 20}, (_, index) => ({
  id: index + 1,
  ticket: `RMA-${218 + index}`,
  note: notes[index % notes.length],
}));

export default function NotesThatWrap() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 70}
        sx={{'& .MuiDataGrid-cell': {py: 1.5}}}
      />
    </div>
  );
}
