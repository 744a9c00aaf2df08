import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type {GridColDef, GridEventListener} from '@mui/x-data-grid-pro';
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

export default function ClickToOpen() {
  const apiRef = useGridApiRef();

  // #region preview
  const toggle: GridEventListener<'cellClick'> = ({id, field}) => {
    if (field !== GRID_DETAIL_PANEL_TOGGLE_FIELD) {
      apiRef.current?.toggleDetailPanel(id);
    }
  };
  // #endregion

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={panelHeight}
        onCellClick={toggle}
        disableRowSelectionOnClick
        sx={{'& .MuiDataGrid-row': {cursor: 'pointer'}}}
      />
    </div>
  );
}
