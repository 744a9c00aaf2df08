import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF, useGridApiRef} from '@mui/x-data-grid-pro';
import type {GridColDef} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'More'},
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'total', headerName: 'Total (USD)', type: 'number', width: 120},
];

const renderPanel = ({row}: {row: Order}) => (
  <Box sx={{p: 2}}>
    {row.items} items of {row.category}, {row.status.toLowerCase()}
  </Box>
);
const panelHeight = () => 56;

export default function AllPanels() {
  const apiRef = useGridApiRef();

  // #region preview
  const openAll = () =>
    apiRef.current?.setExpandedDetailPanels(new Set(apiRef.current.getAllRowIds()));
  const closeAll = () => apiRef.current?.setExpandedDetailPanels(new Set());
  // #endregion

  return (
    <Stack spacing={2} sx={{height: 480, width: '100%'}}>
      <Stack direction="row" useFlexGap spacing={1} sx={{flexWrap: 'wrap'}}>
        <Button variant="outlined" onClick={openAll}>
          Open all
        </Button>
        <Button variant="outlined" onClick={closeAll}>
          Close all
        </Button>
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={panelHeight}
      />
    </Stack>
  );
}
