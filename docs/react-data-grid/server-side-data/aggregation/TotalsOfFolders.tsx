import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createFolderServer} from '../../../_data/folderServer';
import type {ArchiveRow} from '../../../_data/folderServer';

const columns: GridColDef<ArchiveRow>[] = [
  {field: 'size', headerName: 'Size (kB)', type: 'number', width: 150},
];

const server = createFolderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({groupKeys = []}: {groupKeys?: string[]}) => {
    const {rows} = await server.children({path: groupKeys});
    const size = rows.reduce((sum, row) => sum + row.size, 0);
    return groupKeys.length > 0 ? {rows} : {rows, aggregateRow: {size}};
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
  getAggregatedValue: (row, field) => row[field],
};
// #endregion

const functions = {sum: {label: 'sum'}};

export default function TotalsOfFolders() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        treeData
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={functions}
        groupingColDef={{headerName: 'Name', flex: 1, minWidth: 200}}
        initialState={{aggregation: {model: {size: 'sum'}}}}
        sx={{'& .MuiDataGrid-footerCell': {color: 'primary.main'}}}
      />
    </div>
  );
}
