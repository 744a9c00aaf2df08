import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {DataGrid, useGridApiContext} from '@mui/x-data-grid';
import type {GridColDef, GridRenderEditCellParams} from '@mui/x-data-grid';
import {orderPriorities, orders} from '../../../_data/orders';
import type {Order, OrderPriority} from '../../../_data/orders';

// #region preview
function ChooseAndSave({id, field, value, colDef}: GridRenderEditCellParams<Order, OrderPriority>) {
  const apiRef = useGridApiContext();

  const choose = async (next: OrderPriority) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value: next});
    // Enter on an option reaches the grid too, which has ended the editing then.
    if (isValid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({id, field});
    }
  };

  return (
    <Select
      defaultOpen
      fullWidth
      value={value ?? ''}
      onChange={(event) => choose(event.target.value as OrderPriority)}
      inputProps={{'aria-label': colDef.headerName}}
    >
      {orderPriorities.map((priority) => (
        <MenuItem key={priority} value={priority}>
          {priority}
        </MenuItem>
      ))}
    </Select>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'priority',
    headerName: 'Priority',
    width: 140,
    editable: true,
    renderEditCell: (params) => <ChooseAndSave {...params} />,
  },
];

export default function SaveOnChoice() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} />
    </div>
  );
}
