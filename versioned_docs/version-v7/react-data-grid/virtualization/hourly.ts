import type {GridColDef} from '@mui/x-data-grid';

/** A sensor whose hourly readings are computed when they are asked for. */
export interface Station {
  id: number;
  name: string;
}

/** Stations `S-000001` and on. */
export function makeStations(count: number): Station[] {
  return Array.from({length: count}, (_, index) => ({
    id: index + 1,
    name: `S-${String(index + 1).padStart(6, '0')}`,
  }));
}

/** Degrees Celsius of a station in an hour: a daily wave, shifted from station to station. */
const reading = (station: Station, hour: number) =>
  Math.round((14 + 9 * Math.sin((hour / 24) * Math.PI * 2 + station.id) + (station.id % 7)) * 10) /
  10;

/** A column for the name and one for each hour, so `hours + 1` columns. */
export function makeHourColumns(hours: number): GridColDef<Station>[] {
  return [
    {field: 'name', headerName: 'Station', width: 120},
    ...Array.from({length: hours}, (_, hour): GridColDef<Station> => ({
      field: `h${hour}`,
      headerName: `Hour ${hour} (°C)`,
      type: 'number',
      width: 130,
      valueGetter: (_value, row) => reading(row, hour),
    })),
  ];
}
