import {useEffect, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef, GridFilterModel} from '@mui/x-data-grid';
import {flights} from '../../_data/flights';
import type {Flight} from '../../_data/flights';

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120},
];

const views: Record<string, GridFilterModel> = {
  All: {items: []},
  Delayed: {items: [{field: 'delay', operator: '>', value: 0}]},
  Boarding: {items: [{field: 'status', operator: 'equals', value: 'Boarding'}]},
  Canceled: {items: [{field: 'status', operator: 'equals', value: 'Canceled'}]},
};

export default function CountInAdvance() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = useState<Record<string, number>>({});

  // #region preview
  useEffect(() => {
    const count = (model: GridFilterModel) => {
      const lookup = apiRef.current?.getFilterState(model).filteredRowsLookup ?? {};
      return flights.filter(({id}) => lookup[id] !== false).length;
    };
    setCounts(Object.fromEntries(Object.entries(views).map(([name, m]) => [name, count(m)])));
  }, [apiRef]);
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 520, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        {Object.entries(views).map(([name, view]) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => apiRef.current?.setFilterModel(view)}
          >
            {name} ({counts[name] ?? 0})
          </Button>
        ))}
      </Stack>
      <DataGrid apiRef={apiRef} rows={flights} columns={columns} />
    </Stack>
  );
}
