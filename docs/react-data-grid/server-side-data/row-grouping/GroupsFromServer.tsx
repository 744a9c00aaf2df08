import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'region', headerName: 'Region', width: 140},
  {field: 'category', headerName: 'Category', width: 140},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

const server = createOrderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows, total} = await server.group(params);
    return params.groupKeys?.length ? {rows} : {rows, rowCount: total};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.children ?? 0,
};
// #endregion

export default function GroupsFromServer() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{width: 220}}
        initialState={{
          rowGrouping: {model: ['region']},
          columns: {columnVisibilityModel: {region: false}},
        }}
      />
    </div>
  );
}
