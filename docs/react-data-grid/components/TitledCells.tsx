import type {MouseEvent} from 'react';
import {DataGrid, GridCell, useGridApiContext} from '@mui/x-data-grid';
import type {GridCellProps, GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

// #region preview
function TitledCell(props: GridCellProps) {
  const apiRef = useGridApiContext();
  const {column, rowId} = props;

  const showWhole = (event: MouseEvent<HTMLElement>) => {
    const text = apiRef.current.getCellParams(rowId, column.field).formattedValue;
    const isCut = event.currentTarget.scrollWidth > event.currentTarget.clientWidth;
    event.currentTarget.title = isCut ? String(text) : '';
  };

  return <GridCell {...props} onMouseEnter={showWhole} />;
}
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 110},
  {field: 'placedAt', headerName: 'Placed', type: 'date', width: 100},
  {field: 'total', headerName: 'Total (USD)', type: 'number', flex: 1, minWidth: 110},
];

export default function TitledCells() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={orders} columns={columns} slots={{cell: TitledCell}} />
    </div>
  );
}
