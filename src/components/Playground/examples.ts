import type {DemoSources} from '@site/plugins/demos/types';

type LoadSources = () => Promise<{default: DemoSources}>;

/** A starting point of the playground. */
export interface Example {
  /** Id in the address: `#example=<id>`. */
  id: string;
  label: string;
  load: LoadSources;
}

/** One starting point a product; the first is the default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: 'data-grid',
    label: 'Data Grid',
    load: () => import('./examples/DataGridExample.tsx?demo-sources'),
  },
  {
    id: 'date-pickers',
    label: 'Date Pickers',
    load: () => import('./examples/DatePickerExample.tsx?demo-sources'),
  },
  {
    id: 'charts',
    label: 'Charts',
    load: () => import('./examples/ChartExample.tsx?demo-sources'),
  },
  {
    id: 'tree-view',
    label: 'Tree View',
    load: () => import('./examples/TreeViewExample.tsx?demo-sources'),
  },
];

/** The starting point that a hash names, else the first. */
export function exampleOf(hash: string): Example {
  const id = /^#example=(.+)$/.exec(hash)?.[1];
  return EXAMPLES.find((example) => example.id === id) ?? EXAMPLES[0]!;
}
