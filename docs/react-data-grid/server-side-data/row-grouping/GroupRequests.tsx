import {useMemo, useState} from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import type {GridColDef, GridDataSource, GridRowGroupingModel} from '@mui/x-data-grid-premium';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'number', headerName: 'Order', width: 110},
];

export default function GroupRequests() {
  const [model, setModel] = useState<GridRowGroupingModel>(['region', 'category']);
  const [line, setLine] = useState('');

  // #region preview
  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer();
    return {
      getRows: async (params) => {
        const {groupFields = [], groupKeys = []} = params;
        setLine(`by ${groupFields.join(', ') || 'nothing'}; open: ${groupKeys.join(' / ') || '–'}`);
        const {rows, total} = await server.group(params);
        return groupKeys.length > 0 ? {rows} : {rows, rowCount: total};
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.children ?? 0,
    };
  }, []);
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_, value: string[]) => setModel(value)}
      >
        <ToggleButton value="region">Region</ToggleButton>
        <ToggleButton value="category">Category</ToggleButton>
        <ToggleButton value="status">Status</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" noWrap>
        {line}
      </Typography>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        groupingColDef={{width: 220}}
        pagination
        pageSizeOptions={[20]}
        initialState={{pagination: {paginationModel: {pageSize: 20}, rowCount: 0}}}
      />
    </Stack>
  );
}
