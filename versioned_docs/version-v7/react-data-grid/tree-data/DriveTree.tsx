import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';

interface File {
  id: number;
  path: string[];
  size: number;
}

const rows: File[] = [
  {id: 1, path: ['Contracts'], size: 0},
  {id: 2, path: ['Contracts', '2025'], size: 0},
  {id: 3, path: ['Contracts', '2025', 'Alder & Finch.pdf'], size: 240},
  {id: 4, path: ['Contracts', '2026', 'Kumo Systems.pdf'], size: 310},
  {id: 5, path: ['Brand'], size: 0},
  {id: 6, path: ['Brand', 'Logo.svg'], size: 12},
];

const columns: GridColDef<File>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 110},
];

const getTreeDataPath = (row: File) => row.path;

export default function DriveTree() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 180}}
      />
    </div>
  );
}
