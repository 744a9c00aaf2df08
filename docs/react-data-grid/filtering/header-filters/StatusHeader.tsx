import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {DataGridPro, useGridApiContext} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRenderHeaderFilterProps} from '@mui/x-data-grid-pro';
import {flights, flightStatuses} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

// #region preview
function StatusFilter({item, colDef}: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const chosen = Array.isArray(item.value) ? (item.value as string[]) : [];

  return (
    <Select
      multiple
      displayEmpty
      fullWidth
      size="small"
      value={chosen}
      renderValue={(values) => (values.length === 0 ? 'Any status' : values.join(', '))}
      onChange={({target}) =>
        apiRef.current.upsertFilterItem({...item, operator: 'isAnyOf', value: target.value})
      }
      inputProps={{'aria-label': `Filter by ${colDef.headerName}`}}
    >
      {flightStatuses.map((status) => (
        <MenuItem key={status} value={status} dense>
          <Checkbox checked={chosen.includes(status)} size="small" tabIndex={-1} disableRipple />
          <ListItemText>{status}</ListItemText>
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Flight>[] = [
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 160},
  {field: 'code', headerName: 'Flight', width: 140},
  {
    field: 'status',
    headerName: 'Status',
    width: 190,
    type: 'singleSelect',
    valueOptions: [...flightStatuses],
    renderHeaderFilter: (props) => <StatusFilter {...props} />,
  },
];
// #endregion

export default function StatusHeader() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro rows={flights} columns={columns} headerFilters disableColumnFilter />
    </div>
  );
}
