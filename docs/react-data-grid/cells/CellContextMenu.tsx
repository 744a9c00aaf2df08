import {useState} from 'react';
import type {MouseEvent} from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {GridColDef} from '@mui/x-data-grid';
import {orders} from '../../_data/orders';
import type {Order} from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'number', headerName: 'Order', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170},
  {field: 'region', headerName: 'Region', width: 130},
  {field: 'category', headerName: 'Category', width: 120},
];

interface Place {
  left: number;
  top: number;
  field: string;
  value: string;
}

export default function CellContextMenu() {
  const apiRef = useGridApiRef();
  const [place, setPlace] = useState<Place | null>(null);
  const close = () => setPlace(null);

  // #region preview
  const openMenu = (event: MouseEvent<HTMLDivElement>) => {
    const {field = ''} = event.currentTarget.dataset;
    const id = Number(event.currentTarget.parentElement?.dataset.id);
    event.preventDefault();
    const value = String(apiRef.current?.getCellValue(id, field));
    setPlace({left: event.clientX, top: event.clientY, field, value});
  };
  // #endregion

  const filter = () => {
    if (place) {
      const item = {id: 1, field: place.field, operator: 'equals', value: place.value};
      apiRef.current?.setFilterModel({items: [item]});
    }
    close();
  };

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        slotProps={{cell: {onContextMenu: openMenu}}}
      />
      <Menu
        open={place !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={place ?? undefined}
      >
        <MenuItem onClick={filter}>Show only “{place?.value}”</MenuItem>
        <MenuItem
          onClick={() => {
            apiRef.current?.setFilterModel({items: []});
            close();
          }}
        >
          Show all orders
        </MenuItem>
      </Menu>
    </div>
  );
}
