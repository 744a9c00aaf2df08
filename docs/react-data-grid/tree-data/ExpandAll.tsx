import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, gridRowNodeSelector, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridGroupNode} from '@mui/x-data-grid-pro';
import {driveItems, getPath} from './archive';
import type {DriveItem} from './archive';

const columns: GridColDef<DriveItem>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 110},
];

// #region preview
const isOpenAtFirst = (node: GridGroupNode) =>
  node.groupingKey === 'Contracts' || node.groupingKey === '2026';
// #endregion

export default function ExpandAll() {
  const apiRef = useGridApiRef();

  const setAll = (open: boolean) => {
    for (const {id} of driveItems) {
      if (gridRowNodeSelector(apiRef, id).type === 'group') {
        apiRef.current?.setRowChildrenExpansion(id, open);
      }
    }
  };

  return (
    <Stack spacing={2} sx={{height: 450, width: '100%'}}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setAll(true)}>
          Open all
        </Button>
        <Button variant="outlined" onClick={() => setAll(false)}>
          Close all
        </Button>
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        rows={driveItems}
        columns={columns}
        treeData
        getTreeDataPath={getPath}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
        isGroupExpandedByDefault={isOpenAtFirst}
      />
    </Stack>
  );
}
