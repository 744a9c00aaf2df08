import {useState} from 'react';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {DataGrid, Toolbar, ToolbarButton} from '@mui/x-data-grid';
import type {GridColDef, GridDensity, GridToolbarProps} from '@mui/x-data-grid';
import {sensors} from '../../../_data/sensors';
import type {Sensor} from '../../../_data/sensors';

export interface GridSettings {
  density: GridDensity;
  showCellVerticalBorder: boolean;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    settings?: GridSettings;
    onSettingsChange?: (settings: GridSettings) => void;
  }
}

// #region preview
interface SettingsToolbarProps extends GridToolbarProps {
  settings?: GridSettings;
  onSettingsChange?: (settings: GridSettings) => void;
}

function SettingsToolbar({settings, onSettingsChange}: SettingsToolbarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!settings) {
    return null;
  }
  const item = (label: string, checked: boolean, change: Partial<GridSettings>) => (
    <MenuItem
      key={label}
      role={'density' in change ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={checked}
      selected={checked}
      onClick={() => onSettingsChange?.({...settings, ...change})}
    >
      <ListItemIcon>{checked && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );

  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(['compact', 'standard', 'comfortable'] as const).map((density) =>
          item(`${density[0]?.toUpperCase()}${density.slice(1)}`, settings.density === density, {
            density,
          }),
        )}
        <Divider />
        {item('Lines between columns', settings.showCellVerticalBorder, {
          showCellVerticalBorder: !settings.showCellVerticalBorder,
        })}
      </Menu>
    </Toolbar>
  );
}
// #endregion

const columns: GridColDef<Sensor>[] = [
  {field: 'name', headerName: 'Sensor', flex: 1, minWidth: 100},
  {field: 'site', headerName: 'Site', width: 140},
  {field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120},
];

export default function SettingsMenu() {
  const [settings, setSettings] = useState<GridSettings>({
    density: 'compact',
    showCellVerticalBorder: true,
  });

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        rows={sensors}
        columns={columns}
        {...settings}
        showToolbar
        slots={{toolbar: SettingsToolbar}}
        slotProps={{toolbar: {settings, onSettingsChange: setSettings}}}
      />
    </div>
  );
}
