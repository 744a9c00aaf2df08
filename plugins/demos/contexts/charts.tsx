export * from '@mui/x-charts-pro';

export declare const dataset: Record<string, number | string | Date | null>[];
export declare const data: number[];
