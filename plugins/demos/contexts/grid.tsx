import type {RefObject} from 'react';
import type {GridApiPremium, GridColDef, GridRowId, GridRowsProp} from '@mui/x-data-grid-premium';

// The premium package exports these two as reminders to use its own.
export {DataGrid} from '@mui/x-data-grid';
export {DataGridPro} from '@mui/x-data-grid-pro';
export * from '@mui/x-data-grid-premium';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
export declare const apiRef: RefObject<GridApiPremium>;
export declare const id: GridRowId;
export declare const field: string;
