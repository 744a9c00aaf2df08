import type {EntryData, PageData, SectionData} from '../../../plugins/api-reference/model';

/** A section for tests. */
export const section = (
  kind: SectionData['kind'],
  entries: EntryData[],
  id: string = `${kind}s`,
): SectionData => ({id, title: id, kind, entries});

/** A component's page for tests; what is given replaces what it has. */
export const pageOf = (part: Partial<PageData> = {}): PageData => ({
  name: 'DataGrid',
  slug: 'data-grid',
  kind: 'component',
  product: 'data-grid',
  plan: 'community',
  from: '@mui/x-data-grid',
  version: '8.0.0',
  imports: [{from: '@mui/x-data-grid', plan: 'community'}],
  demos: [],
  sections: [],
  inherited: [],
  also: [],
  links: {},
  ...part,
});
