import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket', width: 100},
  {field: 'note', headerName: 'Note', type: 'longText', flex: 1, minWidth: 200},
];

const rows = [
  {
    id: 1,
    ticket: 'RMA-218',
    note: 'The left speaker hums at low volume. The customer tried two cables and a second outlet, then a different amplifier. Same hum each time. Wants a replacement, not a repair.',
  },
  {
    id: 2,
    ticket: 'RMA-219',
    note: 'Delivered with a dented corner. Photos are attached to the mail of 12 June. Works well; asks for a discount.',
  },
  {id: 3, ticket: 'RMA-220', note: 'Wrong color.'},
];

export default function LongNotes() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
