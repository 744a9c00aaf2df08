import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef, GridRowClassNameParams} from '@mui/x-data-grid';
import {flights} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 120},
];

// #region preview
const getRowClassName = ({row, indexRelativeToCurrentPage}: GridRowClassNameParams<Flight>) =>
  [
    indexRelativeToCurrentPage % 2 === 1 && 'odd',
    row.status === 'Canceled' && 'canceled',
    row.delay >= 45 && 'late',
  ]
    .filter(Boolean)
    .join(' ');

const styles = {
  '& .odd': {bgcolor: 'action.hover'},
  '& .late .MuiDataGrid-cell[data-field="delay"]': {fontWeight: 'bold'},
  '& .canceled': {textDecoration: 'line-through'},
};
// #endregion

export default function StatusRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={flights} columns={columns} getRowClassName={getRowClassName} sx={styles} />
    </div>
  );
}
