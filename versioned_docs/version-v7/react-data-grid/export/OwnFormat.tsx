import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridPrintExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {GridColDef, GridExportMenuItemProps} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
function JsonMenuItem({hideMenu}: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const download = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({id}) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    const file = new Blob([JSON.stringify(rows, null, 2)], {type: 'application/json'});
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'sensors.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{fileName: 'sensors'}} />
        <JsonMenuItem />
        <GridPrintExportMenuItem options={{hideToolbar: true}} />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function OwnFormat() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} slots={{toolbar: ExportToolbar}} />
    </div>
  );
}
