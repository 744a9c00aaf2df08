import {useMemo, useState} from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGridPro, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef, GridDataSource} from '@mui/x-data-grid-pro';
import {createOrderServer} from '../../../_data/orderServer';
import type {OrderRow} from '../../../_data/orderServer';

const columns: GridColDef<OrderRow>[] = [
  {field: 'number', headerName: 'Order', width: 120},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 130},
];

export default function RowCountBecomesKnown() {
  const apiRef = useGridApiRef();
  const [rowCount, setRowCount] = useState(-1);

  const dataSource = useMemo<GridDataSource>(() => {
    const server = createOrderServer({count: 2000});
    return {
      getRows: async (params) => {
        const {rows} = await server.list(params);
        return {rows};
      },
    };
  }, []);

  // #region preview
  const tell = (count: number) => {
    setRowCount(count);
    apiRef.current?.setRowCount(count);
  };
  // #endregion

  return (
    <Stack spacing={1} sx={{height: 500, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={() => tell(2000)}>
          The count is 2,000
        </Button>
        <Button variant="outlined" onClick={() => tell(-1)}>
          The count is unknown
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {rowCount === -1 ? 'Rows are added at the end.' : 'Any row can be scrolled to.'}
      </Typography>
      <DataGridPro
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {page: 0, pageSize: 25}, rowCount: -1}}}
      />
    </Stack>
  );
}
