import DataObjectIcon from '@mui/icons-material/DataObject';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
function ExportToolbar() {
  const apiRef = useGridApiContext();

  const downloadJson = () => {
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
  };

  return (
    <Toolbar>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{fileName: 'sensors'}}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Download as JSON">
        <ToolbarButton onClick={downloadJson}>
          <DataObjectIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton />}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function OwnToolbar() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} showToolbar slots={{toolbar: ExportToolbar}} />
    </div>
  );
}
