import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {GridColDef, GridRenderCellParams, GridRowParams} from '@mui/x-data-grid-pro';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function ToggleCell({row}: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  const isOpen = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).includes(row.id);
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Close' : 'Open'} ${row.number}`}
    >
      <ExpandMore
        fontSize="inherit"
        sx={{transition: 'transform 150ms', transform: isOpen ? 'rotate(180deg)' : undefined}}
      />
    </IconButton>
  );
}

function ToggleAll() {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const ids = useGridSelector(apiRef, gridDataRowIdsSelector);
  const all = open.length === ids.length;
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={all ? 'Close all' : 'Open all'}
      onClick={() => apiRef.current.setExpandedDetailPanels(all ? [] : ids)}
    >
      <ExpandMore fontSize="inherit" sx={{transform: all ? 'rotate(180deg)' : undefined}} />
    </IconButton>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <ToggleAll />,
    renderCell: (params) => <ToggleCell {...params} />,
  },
];

const getDetailPanelContent = ({row}: GridRowParams<Order>) => (
  <Typography variant="body2" sx={{p: 2}}>
    {row.items} units for the region {row.region}.
  </Typography>
);
const getDetailPanelHeight = () => 52;

export default function OwnToggle() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPro
        rows={orders}
        columns={columns}
        checkboxSelection
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD],
            right: [GRID_DETAIL_PANEL_TOGGLE_FIELD],
          },
        }}
      />
    </div>
  );
}
