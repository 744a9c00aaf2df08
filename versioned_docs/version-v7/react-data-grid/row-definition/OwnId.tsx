import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

interface Shelf {
  code: string;
  product: string;
  room: {name: string};
}

const rows: Shelf[] = [
  {code: 'A3', product: 'Studio monitor', room: {name: 'North'}},
  {code: 'B1', product: 'Ring light', room: {name: 'North'}},
  {code: 'C7', product: 'Tripod', room: {name: 'Annex'}},
];

const columns: GridColDef<Shelf>[] = [
  {field: 'code', headerName: 'Shelf', width: 90},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'room', headerName: 'Room', width: 110, valueGetter: (_value, row) => row.room.name},
];

const getRowId = (row: Shelf) => row.code;

export default function OwnId() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} />
    </div>
  );
}
