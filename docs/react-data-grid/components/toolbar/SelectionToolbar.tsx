import ArchiveIcon from '@mui/icons-material/Archive';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {GridColDef, GridRowSelectionModel} from '@mui/x-data-grid';
import {orders} from '../../../_data/orders';
import type {Order} from '../../../_data/orders';

const nothing: GridRowSelectionModel = {type: 'include', ids: new Set()};

// #region preview
function SelectionActions() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  const archive = () => {
    const ids = [...apiRef.current.getSelectedRows().keys()];
    apiRef.current.setRowSelectionModel(nothing);
    ids.forEach((id) => apiRef.current.updateRows([{id, _action: 'delete'}]));
  };

  return (
    <Toolbar>
      <Typography variant="body2" role="status" sx={{flex: 1, mx: 0.5}}>
        {count === 0 ? 'Select orders to archive them' : `${count} selected`}
      </Typography>
      <ToolbarButton
        render={<Button startIcon={<ArchiveIcon />} />}
        disabled={count === 0}
        onClick={archive}
      >
        Archive
      </ToolbarButton>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 120},
];

const rows = orders.slice(0, 12);

export default function SelectionToolbar() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        slots={{toolbar: SelectionActions}}
      />
    </div>
  );
}
