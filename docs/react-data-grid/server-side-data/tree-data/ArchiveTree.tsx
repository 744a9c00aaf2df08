import {DataGridPro} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createFolderServer} from '../../../_data/folderServer';
import type {ArchiveRow} from '../../../_data/folderServer';

const columns: GridColDef<ArchiveRow>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 120},
  {
    field: 'changedAt',
    headerName: 'Changed',
    type: 'date',
    width: 120,
    valueGetter: (value?: string) => (value ? new Date(value) : null),
  },
];

const server = createFolderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({groupKeys = [], sortModel, filterModel}) => {
    const {rows, total} = await server.children({path: groupKeys, sortModel, filterModel});
    return groupKeys.length > 0 ? {rows} : {rows, rowCount: total};
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
};
// #endregion

export default function ArchiveTree() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 240}}
      />
    </div>
  );
}
