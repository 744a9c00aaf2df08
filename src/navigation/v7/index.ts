import {whatsNew} from '../whats-new';
import {introduction} from './introduction';
import {commonConcepts} from './common-concepts';
import {dataGrid} from './data-grid';
import {datePickers} from './date-pickers';
import {charts} from './charts';
import {treeView} from './tree-view';
import {migration} from './migration';
import type {PageNode} from '../types';

/** Everything that the docs of v7 hold, in the order shown. */
export const navigation: PageNode[] = [
  whatsNew,
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];
