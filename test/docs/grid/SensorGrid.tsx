import {ThemeProvider, createTheme} from '@mui/material/styles';
import {screen} from '@testing-library/react';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import type {DataGridProps, GridApi} from '@mui/x-data-grid';
import {useLayoutEffect, type ReactNode, type RefObject} from 'react';

const columns = [{field: 'site', headerName: 'Site', width: 120, editable: true}];
const rows = [
  {id: 1, site: 'Cold store'},
  {id: 2, site: 'Greenhouse'},
];

/** Ripples render outside of `act`. */
const theme = createTheme({components: {MuiButtonBase: {defaultProps: {disableRipple: true}}}});

let latest: RefObject<GridApi | null>;

/** The ref of the grid that rendered last. */
export function gridRef(): RefObject<GridApi | null> {
  return latest;
}

/** The API of the grid that rendered last. */
export function api(): GridApi {
  return latest.current!;
}

/** Room for a grid, and a theme without ripples. */
export function Frame({children}: {children: ReactNode}) {
  return (
    <ThemeProvider theme={theme}>
      <div style={{width: 400, height: 300}}>{children}</div>
    </ThemeProvider>
  );
}

/** A community grid of two sensors' sites, all of it rendered. */
export function SensorGrid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  useLayoutEffect(() => {
    latest = apiRef;
  }, [apiRef]);
  return (
    <Frame>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} disableVirtualization {...props} />
    </Frame>
  );
}

/** The cell with this text. */
export const cell = (text: string) => screen.getByRole('gridcell', {name: text});

/** The button of this name. */
export const button = (name: string) => screen.getByRole('button', {name});
