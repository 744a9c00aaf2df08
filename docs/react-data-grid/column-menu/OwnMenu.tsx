import {useState} from 'react';
import Slider from '@mui/material/Slider';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
} from '@mui/x-data-grid';
import type {GridColDef, GridColumnMenuProps} from '@mui/x-data-grid';
import {sensors} from '../../_data/sensors';
import type {Sensor} from '../../_data/sensors';

// #region preview
function WidthMenu(props: GridColumnMenuProps) {
  const {colDef, hideMenu} = props;
  const apiRef = useGridApiContext();
  const [width, setWidth] = useState(colDef.width ?? 100);

  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <Divider />
      <Box component="li" sx={{px: 2, py: 1}}>
        <Typography variant="body2">Width</Typography>
        <Slider
          size="small"
          aria-label={`Width of ${colDef.headerName}`}
          min={80}
          max={240}
          value={width}
          onChange={(_event, value) => setWidth(value as number)}
          onChangeCommitted={(_event, value) =>
            apiRef.current.setColumnWidth(colDef.field, value as number)
          }
        />
      </Box>
    </GridColumnMenuContainer>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', width: 120},
  {field: 'site', headerName: 'Site', width: 150},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 130},
];

export default function OwnMenu() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid rows={sensors} columns={columns} slots={{columnMenu: WidthMenu}} />
    </div>
  );
}
