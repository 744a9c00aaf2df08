import {DataGridPro, GRID_REORDER_COL_DEF} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  path: string[];
  pieces: number;
}

const rows: Part[] = [
  {id: 1, path: ['Frame'], pieces: 1},
  {id: 2, path: ['Frame', 'Rail'], pieces: 4},
  {id: 3, path: ['Frame', 'Corner'], pieces: 8},
  {id: 4, path: ['Drive'], pieces: 1},
  {id: 5, path: ['Drive', 'Motor'], pieces: 2},
  {id: 6, path: ['Drive', 'Belt'], pieces: 2},
];

const columns: GridColDef<Part>[] = [
  {...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move'},
  {field: 'pieces', headerName: 'Pieces', type: 'number', width: 110},
];

export default function MoveInTree() {
  return (
    <div style={{height: 440, width: '100%'}}>
      {/* #region preview */}
      <DataGridPro
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={(part) => part.path}
        setTreeDataPath={(path, part) => ({...part, path})}
        isValidRowReorder={({sourceNode, targetNode}) => sourceNode.depth <= targetNode.depth + 1}
        rowReordering
        disableColumnSorting
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{headerName: 'Part', flex: 1, minWidth: 150}}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
