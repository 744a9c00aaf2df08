import {dataGrid} from './data-grid';
import type {PageNode} from '../types';

/** Everything that the docs of v4 hold, in the order shown. */
export const navigation: PageNode[] = [dataGrid];
