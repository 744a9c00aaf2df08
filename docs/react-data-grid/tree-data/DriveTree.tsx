import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {driveItems, getPath} from './archive';
import type {DriveItem} from './archive';

const columns: GridColDef<DriveItem>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 110},
  {field: 'owner', headerName: 'Owner', flex: 1, minWidth: 130},
];

export default function DriveTree() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        rows={driveItems}
        columns={columns}
        // #region preview
        treeData
        getTreeDataPath={getPath}
        groupingColDef={{headerName: 'Name', width: 260}}
        defaultGroupingExpansionDepth={1}
        // #endregion
      />
    </div>
  );
}
