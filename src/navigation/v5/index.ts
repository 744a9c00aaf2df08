import {introduction} from './introduction';
import {dataGrid} from './data-grid';
import {datePickers} from './date-pickers';
import type {PageNode} from '../types';

/** Everything that the docs of v5 hold, in the order shown. */
export const navigation: PageNode[] = [introduction, dataGrid, datePickers];
