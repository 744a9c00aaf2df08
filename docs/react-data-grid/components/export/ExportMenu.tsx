import {useState} from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {flights} from '../../../_data/flights';
import type {Flight} from '../../../_data/flights';

// #region preview
function MenuToolbar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          CSV, as shown
        </ExportCsv>
        <ExportCsv render={<MenuItem />} onClick={close} options={{allColumns: true}}>
          CSV, all columns
        </ExportCsv>
      </Menu>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Flight>[] = [
  {field: 'code', headerName: 'Flight', width: 110},
  {field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130},
  {field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120},
  {field: 'passengers', headerName: 'Passengers', type: 'number'},
];

export default function ExportMenu() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={flights}
        columns={columns}
        initialState={{columns: {columnVisibilityModel: {passengers: false}}}}
        showToolbar
        slots={{toolbar: MenuToolbar}}
      />
    </div>
  );
}
