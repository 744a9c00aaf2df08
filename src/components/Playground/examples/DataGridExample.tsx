import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Parcel {
  id: string;
  city: string;
  weight: number;
  due: Date;
}

const rows: Parcel[] = [
  {id: 'P-104', city: 'Lisbon', weight: 2.4, due: new Date(2025, 3, 2)},
  {id: 'P-118', city: 'Oslo', weight: 11.8, due: new Date(2025, 3, 1)},
  {id: 'P-121', city: 'Nairobi', weight: 0.7, due: new Date(2025, 3, 4)},
  {id: 'P-133', city: 'Osaka', weight: 5.1, due: new Date(2025, 2, 30)},
];

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'city', headerName: 'To', flex: 1, minWidth: 120, editable: true},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {field: 'due', headerName: 'Due', type: 'date', width: 130},
];

export default function DataGridExample() {
  return (
    <Box sx={{height: 360, width: '100%'}}>
      <DataGrid rows={rows} columns={columns} />
    </Box>
  );
}
