import {DataGrid, GridEditLongTextCell} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const visits = [
  {
    id: 1,
    customer: 'Nordlys Hotels',
    note: 'Boiler serviced.\nValve on floor 3 drips.\nCome back in May.',
  },
  {id: 2, customer: 'Kumo Systems', note: 'Cooling of rack 4 cleaned.'},
  {id: 3, customer: 'Harbor Light Studios', note: 'Nobody there.\nCall before the next visit.'},
  {id: 4, customer: 'Quarry Lane Schools', note: ''},
];

// #region preview
const columns: GridColDef<(typeof visits)[number]>[] = [
  {field: 'customer', headerName: 'Customer', width: 180},
  {
    field: 'note',
    headerName: 'Note',
    type: 'longText',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: (params) => (
      <GridEditLongTextCell {...params} slotProps={{textarea: {minRows: 4, maxRows: 8}}} />
    ),
  },
];
// #endregion

export default function EditNotes() {
  return (
    <div style={{height: 340, width: '100%'}}>
      <DataGrid rows={visits} columns={columns} hideFooter />
    </div>
  );
}
