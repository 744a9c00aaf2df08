import type {Dayjs} from 'dayjs';

export * from '@mui/x-date-pickers-pro';
export {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
export {default as dayjs, type Dayjs} from 'dayjs';

export declare const value: Dayjs | null;
export declare const setValue: (value: Dayjs | null) => void;
