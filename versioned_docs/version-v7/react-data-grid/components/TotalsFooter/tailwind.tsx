import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

// #region preview
function SensorFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const silent = entries.filter(({model}) => (model as Sensor).temperature === null).length;

  return (
    <GridFooterContainer className="bg-black/5 px-4 dark:bg-white/10">
      <span>{entries.length} sensors</span>
      <span className="font-medium text-red-700 dark:text-red-300">{silent} silent</span>
    </GridFooterContainer>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 120},
];

export default function TotalsFooter() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} slots={{footer: SensorFooter}} />
    </div>
  );
}
