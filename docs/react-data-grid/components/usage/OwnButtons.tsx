import DownloadIcon from '@mui/icons-material/Download';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import type {ButtonProps} from '@mui/material/Button';
import {ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {staff} from '../../../_data/staff';
import type {StaffMember} from '../../../_data/staff';

// #region preview
function PillButton(props: ButtonProps) {
  return <Button variant="outlined" size="small" sx={{borderRadius: 5}} {...props} />;
}

function StaffToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<PillButton />} />}>
        <ViewColumnIcon fontSize="small" sx={{marginInlineEnd: 0.5}} />
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv render={<ToolbarButton render={<PillButton />} />}>
        <DownloadIcon fontSize="small" sx={{marginInlineEnd: 0.5}} />
        Download
      </ExportCsv>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<StaffMember>[] = [
  {field: 'familyName', headerName: 'Name', flex: 1, minWidth: 120},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'city', headerName: 'City', width: 120},
];

export default function OwnButtons() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={staff} columns={columns} showToolbar slots={{toolbar: StaffToolbar}} />
    </div>
  );
}
