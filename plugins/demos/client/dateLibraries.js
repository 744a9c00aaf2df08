// Not TypeScript: there, the import of an adapter would change the type of dates in all that is checked with this file.

/** The adapters of the pickers, their date libraries and the locales that demos use, each loaded when code asks for it. */
export const DATE_LIBRARIES = {
  '@mui/x-date-pickers/AdapterDateFns': () => import('@mui/x-date-pickers/AdapterDateFns'),
  '@mui/x-date-pickers-pro/AdapterDateFns': () => import('@mui/x-date-pickers-pro/AdapterDateFns'),
  '@mui/x-date-pickers/AdapterDateFnsV2': () => import('@mui/x-date-pickers/AdapterDateFnsV2'),
  '@mui/x-date-pickers-pro/AdapterDateFnsV2': () =>
    import('@mui/x-date-pickers-pro/AdapterDateFnsV2'),
  '@mui/x-date-pickers/AdapterDateFnsJalali': () =>
    import('@mui/x-date-pickers/AdapterDateFnsJalali'),
  '@mui/x-date-pickers-pro/AdapterDateFnsJalali': () =>
    import('@mui/x-date-pickers-pro/AdapterDateFnsJalali'),
  '@mui/x-date-pickers/AdapterLuxon': () => import('@mui/x-date-pickers/AdapterLuxon'),
  '@mui/x-date-pickers-pro/AdapterLuxon': () => import('@mui/x-date-pickers-pro/AdapterLuxon'),
  '@mui/x-date-pickers/AdapterMoment': () => import('@mui/x-date-pickers/AdapterMoment'),
  '@mui/x-date-pickers-pro/AdapterMoment': () => import('@mui/x-date-pickers-pro/AdapterMoment'),
  '@mui/x-date-pickers/AdapterMomentHijri': () => import('@mui/x-date-pickers/AdapterMomentHijri'),
  '@mui/x-date-pickers-pro/AdapterMomentHijri': () =>
    import('@mui/x-date-pickers-pro/AdapterMomentHijri'),
  '@mui/x-date-pickers/AdapterMomentJalaali': () =>
    import('@mui/x-date-pickers/AdapterMomentJalaali'),
  '@mui/x-date-pickers-pro/AdapterMomentJalaali': () =>
    import('@mui/x-date-pickers-pro/AdapterMomentJalaali'),
  'date-fns': () => import(/* webpackChunkName: "run-date-fns" */ 'date-fns'),
  'date-fns/locale': () => import(/* webpackChunkName: "run-date-fns" */ 'date-fns/locale'),
  'date-fns/locale/en-US': () =>
    import(/* webpackChunkName: "run-date-fns-locales" */ 'date-fns/locale/en-US'),
  'date-fns/locale/de': () =>
    import(/* webpackChunkName: "run-date-fns-locales" */ 'date-fns/locale/de'),
  'date-fns/locale/en-GB': () =>
    import(/* webpackChunkName: "run-date-fns-locales" */ 'date-fns/locale/en-GB'),
  'date-fns/locale/fa-IR': () =>
    import(/* webpackChunkName: "run-date-fns-locales" */ 'date-fns/locale/fa-IR'),
  'date-fns/locale/ja': () =>
    import(/* webpackChunkName: "run-date-fns-locales" */ 'date-fns/locale/ja'),
  'date-fns-jalali': () => import(/* webpackChunkName: "run-date-fns-jalali" */ 'date-fns-jalali'),
  'date-fns-jalali/locale/fa-IR': () =>
    import(/* webpackChunkName: "run-date-fns-jalali" */ 'date-fns-jalali/locale/fa-IR'),
  luxon: () => import('luxon'),
  moment: () => import('moment'),
  'moment-timezone': () => import(/* webpackChunkName: "run-moment-timezone" */ 'moment-timezone'),
  'moment/locale/ar': () => import(/* webpackChunkName: "run-moment-locales" */ 'moment/locale/ar'),
  'moment/locale/de': () => import(/* webpackChunkName: "run-moment-locales" */ 'moment/locale/de'),
  'moment/locale/en-gb': () =>
    import(/* webpackChunkName: "run-moment-locales" */ 'moment/locale/en-gb'),
  'moment/locale/fa': () => import(/* webpackChunkName: "run-moment-locales" */ 'moment/locale/fa'),
  'moment/locale/ja': () => import(/* webpackChunkName: "run-moment-locales" */ 'moment/locale/ja'),
  'moment-hijri': () => import('moment-hijri'),
  'moment-jalaali': () => import('moment-jalaali'),
};
