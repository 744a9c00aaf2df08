import type {ThemeOptions} from '@mui/material/styles';

/** Default props of the data grids, whose types a theme learns only from their augmentation files. */
const grid = {defaultProps: {density: 'compact'}};

/**
 * Dense: small buttons, inputs and tables, dense lists and toolbars (SPEC section 4), and compact data
 * grids. These are default props: a demo that sets its own size keeps it.
 */
export const DENSE_COMPONENTS = {
  MuiButton: {defaultProps: {size: 'small'}},
  MuiButtonGroup: {defaultProps: {size: 'small'}},
  MuiIconButton: {defaultProps: {size: 'small'}},
  MuiFab: {defaultProps: {size: 'small'}},
  MuiToggleButton: {defaultProps: {size: 'small'}},
  MuiToggleButtonGroup: {defaultProps: {size: 'small'}},
  MuiCheckbox: {defaultProps: {size: 'small'}},
  MuiRadio: {defaultProps: {size: 'small'}},
  MuiSwitch: {defaultProps: {size: 'small'}},
  MuiSlider: {defaultProps: {size: 'small'}},
  MuiChip: {defaultProps: {size: 'small'}},
  MuiPagination: {defaultProps: {size: 'small'}},
  MuiAutocomplete: {defaultProps: {size: 'small'}},
  MuiTable: {defaultProps: {size: 'small'}},
  MuiInputBase: {defaultProps: {margin: 'dense'}},
  MuiFilledInput: {defaultProps: {margin: 'dense'}},
  MuiOutlinedInput: {defaultProps: {margin: 'dense'}},
  MuiInputLabel: {defaultProps: {margin: 'dense'}},
  MuiFormControl: {defaultProps: {margin: 'dense', size: 'small'}},
  MuiFormHelperText: {defaultProps: {margin: 'dense'}},
  MuiTextField: {defaultProps: {margin: 'dense', size: 'small'}},
  MuiPickersTextField: {defaultProps: {margin: 'dense', size: 'small'}},
  MuiList: {defaultProps: {dense: true}},
  MuiListItem: {defaultProps: {dense: true}},
  MuiListItemButton: {defaultProps: {dense: true}},
  MuiMenuItem: {defaultProps: {dense: true}},
  MuiToolbar: {defaultProps: {variant: 'dense'}},
  MuiDataGrid: grid,
  MuiDataGridPro: grid,
  MuiDataGridPremium: grid,
} as ThemeOptions['components'];
