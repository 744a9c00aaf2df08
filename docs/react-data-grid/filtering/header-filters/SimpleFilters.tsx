import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {flights} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 140},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 150},
];

export default function SimpleFilters() {
  return (
    <div style={{height: 440, width: '100%'}}>
      {/* #region preview */}
      <DataGridPro
        rows={flights}
        columns={columns}
        headerFilters
        headerFilterHeight={64}
        slots={{headerFilterMenu: null}}
        slotProps={{headerFilterCell: {showClearIcon: true}}}
        initialState={{
          filter: {
            filterModel: {items: [{field: 'destination', operator: 'contains', value: 'en'}]},
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
