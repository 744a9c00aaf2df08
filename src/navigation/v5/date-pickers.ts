import {apiPages, pro} from '../apiPages';
import type {PageNode} from '../types';

/** Date and Time Pickers in v5. */
export const datePickers: PageNode = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date and Time Pickers',
  children: [
    {pathname: '/x/react-date-pickers/getting-started', title: 'Quickstart'},
    {pathname: '/x/react-date-pickers/migration-lab', title: 'Migration from the lab'},
    {
      pathname: '/x/react-date-pickers-components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers',
          title: 'Date components',
          children: [{pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker'}],
        },
        {
          pathname: '/x/react-date-pickers/time-pickers',
          title: 'Time components',
          children: [{pathname: '/x/react-date-pickers/time-picker', title: 'Time Picker'}],
        },
        {
          pathname: '/x/react-date-pickers/date-time-pickers',
          title: 'Date Time components',
          children: [
            {pathname: '/x/react-date-pickers/date-time-picker', title: 'Date Time Picker'},
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-range-pickers',
          title: 'Date Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/date-range-picker',
              title: 'Date Range Picker',
              plan: 'pro',
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-range-pickers',
          title: 'Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/time-range-picker',
              title: 'Time Range Picker',
              plan: 'pro',
              planned: true,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-range-pickers',
          title: 'Date Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/date-time-range-picker',
              title: 'Date Time Range Picker',
              plan: 'pro',
              planned: true,
            },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/localization-group',
      subheader: 'Localization',
      children: [{pathname: '/x/react-date-pickers/localization', title: 'Translated components'}],
    },
    {
      pathname: '/x/react-date-pickers/customization-group',
      subheader: 'Customization',
      children: [
        {pathname: '/x/react-date-pickers/custom-components', title: 'Custom subcomponents'},
      ],
    },
    {
      pathname: '/x/api/picker-resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/date-pickers-group',
          title: 'API reference',
          children: [
            {pathname: '/x/api/date-pickers', title: 'Index'},
            ...apiPages('date-pickers', [
              'CalendarPicker',
              'CalendarPickerSkeleton',
              'ClockPicker',
              'DatePicker',
              pro('DateRangePicker'),
              pro('DateRangePickerDay'),
              'DateTimePicker',
              'DesktopDatePicker',
              pro('DesktopDateRangePicker'),
              'DesktopDateTimePicker',
              'DesktopTimePicker',
              'LocalizationProvider',
              'MobileDatePicker',
              pro('MobileDateRangePicker'),
              'MobileDateTimePicker',
              'MobileTimePicker',
              'MonthPicker',
              'PickersDay',
              'StaticDatePicker',
              pro('StaticDateRangePicker'),
              'StaticDateTimePicker',
              'StaticTimePicker',
              'TimePicker',
              'YearPicker',
            ]),
          ],
        },
      ],
    },
  ],
};
