import type {RefObject} from 'react';
import type {TreeViewDefaultItemModelProperties} from '@mui/x-tree-view-pro';
import type {RichTreeViewProApiRef} from '@mui/x-tree-view-pro';

export * from '@mui/x-tree-view-pro';

export declare const items: TreeViewDefaultItemModelProperties[];
export declare const apiRef: RichTreeViewProApiRef;
export declare const itemRef: RefObject<HTMLLIElement | null>;
