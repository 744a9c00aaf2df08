import {charts} from './charts';
import {commonConcepts} from './common-concepts';
import {dataGrid} from './data-grid';
import {datePickers} from './date-pickers';
import {introduction} from './introduction';
import {migration} from './migration';
import {treeView} from './tree-view';
import {whatsNew} from './whats-new';
import type {PageNode} from './types';

export type {PageNode} from './types';

/** Everything the site documents, in the order shown: the whole navigation tree. */
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
