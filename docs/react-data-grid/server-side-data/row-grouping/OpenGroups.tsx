import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource, GridGroupNode} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'region', headerName: 'Region'},
  {field: 'category', headerName: 'Category'},
];

const server = createOrderServer({count: 200, latency: [60, 120]});
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const {rows} = await server.group(params);
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.children ?? 0,
};

// #region preview
const isEuropeanAudio = ({groupingField, groupingKey}: GridGroupNode) =>
  (groupingField === 'region' && groupingKey === 'Europe') ||
  (groupingField === 'category' && groupingKey === 'Audio');
// #endregion

export default function OpenGroups() {
  return (
    <div style={{height: 450, width: '100%'}}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        isGroupExpandedByDefault={isEuropeanAudio}
        groupingColDef={{width: 220}}
        initialState={{
          rowGrouping: {model: ['region', 'category']},
          columns: {columnVisibilityModel: {region: false, category: false}},
        }}
      />
    </div>
  );
}
