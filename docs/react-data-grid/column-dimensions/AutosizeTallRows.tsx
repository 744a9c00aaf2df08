import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'ticket', headerName: 'Ticket'},
  {field: 'note', headerName: 'Note', maxWidth: 320},
  {field: 'owner', headerName: 'Owner'},
];
// #endregion

const rows = [
  {
    id: 1,
    ticket: 'RMA-218',
    note: 'The left speaker hums at low volume, with two cables and two outlets. Wants a replacement.',
    owner: 'Greta Lindqvist',
  },
  {id: 2, ticket: 'RMA-219', note: 'Dented corner; asks for a discount.', owner: 'Wen Zhao'},
  {id: 3, ticket: 'RMA-220', note: 'Wrong color.', owner: 'Esi Mensah'},
];

export default function AutosizeTallRows() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        autosizeOnMount
        autosizeOptions={{includeOutliers: true}}
        hideFooter
        sx={{'& .MuiDataGrid-cell': {py: 1}}}
      />
    </div>
  );
}
