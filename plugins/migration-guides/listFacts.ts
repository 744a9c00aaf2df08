import {goneNames, readChanges} from '../api-reference/changes/changesPage';
import type {History} from '../api-reference/history';
import type {Product} from '../api-reference/types';

/** Something that a new version took away or changed, as the packages' types tell it. */
export interface ChangeFact {
  /** `removed DataGrid prop rows`, `type DataGrid prop rows`, `gone GridFoo`. */
  key: string;
  /** Types, where they changed. */
  before?: string;
  after?: string;
}

/** Every removal and every changed type of a product between two versions, as on its generated page of changes. */
export function listFacts(product: Product, before: History, now: History): ChangeFact[] {
  const {removed, types} = readChanges(product, before, now);
  return [
    ...goneNames(product, before, now).map((name) => ({key: `gone ${name}`})),
    ...removed.map(({owner, name}) => ({key: `removed ${owner} ${name}`})),
    ...types.map(({owner, name, before: old, after}) => ({
      key: `type ${owner} ${name}`,
      before: old,
      after,
    })),
  ];
}
