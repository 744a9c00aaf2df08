import {DataGrid} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';

const log = [
  '09:12 GH-04 battery 12 %',
  '09:14 CS-01 no reading',
  '09:14 LD-11 back online',
  '09:31 GH-04 battery 11 %',
];

// #region preview
interface Line {
  id: number;
  text: string;
}

const rows: Line[] = log.map((text, id) => ({id, text}));

const columns: GridColDef<Line>[] = [
  {field: 'time', headerName: 'Time', width: 90, valueGetter: (_v, row) => row.text.slice(0, 5)},
  {
    field: 'sensor',
    headerName: 'Sensor',
    width: 100,
    valueGetter: (_v, row) => row.text.slice(6, 11),
  },
  {
    field: 'message',
    headerName: 'Message',
    flex: 1,
    minWidth: 140,
    valueGetter: (_v, row) => row.text.slice(12),
  },
];
// #endregion

export default function WrapStrings() {
  return (
    <div style={{height: 330, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}
