import type {PickersActionBarAction} from '@mui/x-date-pickers/PickersActionBar';

/** What can be chosen, and in which order it is shown. */
export const options = {
  picker: ['DatePicker', 'TimePicker', 'DateTimePicker'],
  actions: ['default', 'none', 'cancel, accept', 'today, clear', 'clear, cancel, accept'],
  toolbar: ['default', 'shown', 'hidden'],
  shortcuts: ['none', 'today and tomorrow'],
  layout: ['default', 'actions on the left', 'toolbar below'],
  icon: ['default', 'Alarm', 'Event', 'ExpandMore'],
  button: ['end', 'start'],
  clearable: ['no', 'yes'],
  variant: ['outlined', 'filled', 'standard'],
  size: ['medium', 'small'],
  days: ['round', 'soft', 'square'],
  color: ['of the theme', '#00695c', '#9350c8', '#ad1457'],
} as const;

export type Choice = {[Key in keyof typeof options]: (typeof options)[Key][number]};

export const defaultChoice: Choice = {
  picker: 'DatePicker',
  actions: 'today, clear',
  toolbar: 'default',
  shortcuts: 'none',
  layout: 'actions on the left',
  icon: 'Event',
  button: 'end',
  clearable: 'no',
  variant: 'outlined',
  size: 'medium',
  days: 'soft',
  color: '#00695c',
};

/** Names of the controls that a reader sees. */
export const labels: Record<keyof Choice, string> = {
  picker: 'Picker',
  actions: 'Action bar',
  toolbar: 'Toolbar',
  shortcuts: 'Shortcuts',
  layout: 'Layout',
  icon: 'Icon of the button',
  button: 'Button at the',
  clearable: 'Clearable',
  variant: 'Variant of the field',
  size: 'Size of the field',
  days: 'Days',
  color: 'Chosen day',
};

const movedParts = {
  default: null,
  'actions on the left': {
    '& .MuiPickersLayout-actionBar': {
      gridColumn: 1,
      gridRow: 2,
      flexDirection: 'column',
      justifyContent: 'flex-start',
    },
  },
  'toolbar below': {
    '& .MuiPickersLayout-toolbar': {gridRow: 3},
    '& .MuiPickersLayout-actionBar': {gridRow: 4},
  },
} as const;

const isAction = (text: string): text is PickersActionBarAction =>
  ['today', 'clear', 'cancel', 'accept'].includes(text);

/** The `slotProps` of a choice, without what is the default. */
export function slotPropsOf(choice: Choice) {
  const moved = movedParts[choice.layout];
  const isAtTheSide = choice.layout === 'actions on the left';
  return {
    ...((choice.actions !== 'default' || isAtTheSide) && {
      actionBar: {
        ...(choice.actions !== 'default' && {actions: choice.actions.split(', ').filter(isAction)}),
        ...(isAtTheSide && {disableSpacing: true}),
      },
    }),
    ...(choice.toolbar !== 'default' && {toolbar: {hidden: choice.toolbar === 'hidden'}}),
    ...(moved && {layout: {sx: moved}}),
    ...((choice.clearable === 'yes' || choice.button === 'start') && {
      field: {
        ...(choice.clearable === 'yes' && {clearable: true}),
        ...(choice.button === 'start' && {openPickerButtonPosition: 'start' as const}),
      },
    }),
    ...((choice.variant !== 'outlined' || choice.size !== 'medium') && {
      textField: {
        ...(choice.variant !== 'outlined' && {variant: choice.variant}),
        ...(choice.size !== 'medium' && {size: choice.size}),
      },
    }),
  };
}

/** The `components` of a theme for a choice, or `null` where nothing is changed. */
export function themeComponentsOf({days, color, picker}: Choice) {
  const own = color === 'of the theme' ? null : color;
  if (picker === 'TimePicker' || (days === 'round' && !own)) {
    return null;
  }
  return {
    MuiPickersDay: {
      styleOverrides: {
        root: {
          ...(days !== 'round' && {borderRadius: days === 'soft' ? 10 : 0}),
          ...(own && {
            '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
              backgroundColor: own,
              color: '#fff',
            },
          }),
        },
      },
    },
  };
}
