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
    indexRelativeToCurrentPage % 2 === 1 && 'bg-slate-500/10!',
    row.status === 'Canceled' && 'line-through',
    row.delay >= 45 && '[&_[data-field=delay]]:font-bold',
  ]
    .filter(Boolean)
    .join(' ');
// #endregion

export default function StatusRows() {
  return (
    <div className="h-[400px] w-full">
      <DataGrid rows={flights} columns={columns} getRowClassName={getRowClassName} />
    </div>
  );
}
