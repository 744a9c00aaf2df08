import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';

interface Ticket {
  id: number;
  title: string;
  note: string;
  owner: string;
  hours: number;
}

const rows: Ticket[] = [
  {id: 311, title: 'Printer at gate B2', note: 'Paper jams.', owner: 'Bram', hours: 2},
  {
    id: 312,
    title: 'Cold store alarm',
    note: 'Goes off each night at three, when the compressor starts. Log attached.',
    owner: 'Esi',
    hours: 9,
  },
  {id: 313, title: 'New badge', note: 'For Jonas, who moves to dispatch.', owner: 'Aya', hours: 1},
  {id: 314, title: 'Scanner battery', note: 'Lasts an hour.', owner: 'Bram', hours: 3},
];

const columns: GridColDef<Ticket>[] = [
  {field: 'title', headerName: 'Ticket', width: 150},
  {field: 'note', headerName: 'Note', width: 300},
  {field: 'owner', headerName: 'Owner', width: 130},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 90},
];

export default function PinnedWithNotes() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        initialState={{pinnedColumns: {left: ['title'], right: ['hours']}}}
        sx={{'& .MuiDataGrid-cell': {py: 1.5}}}
        hideFooter
      />
    </div>
  );
}
