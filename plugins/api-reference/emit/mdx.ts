import {PRODUCT_LABELS} from '../packages';
import type {PageData, SectionData} from '../model';

const COUNTED: Record<string, [string, string]> = {
  props: ['prop', 'props'],
  slots: ['slot', 'slots'],
  classes: ['CSS class', 'CSS classes'],
  api: ['method', 'methods'],
  methods: ['method', 'methods'],
  properties: ['property', 'properties'],
};

function countOf({id, entries}: SectionData): string {
  const [one, many] = COUNTED[id] ?? ['entry', 'entries'];
  return `${entries.length} ${entries.length === 1 ? one : many}`;
}

const join = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Title of a page: at most 70 characters. */
export function titleOf(page: PageData): string {
  const product = PRODUCT_LABELS[page.product];
  if (page.kind === 'index') return page.name;
  if (page.kind === 'component' || page.kind === 'interface' || page.kind === 'methods') {
    return `${page.name} API`;
  }
  return `${product} ${page.name.toLowerCase()}`;
}

/** One sentence of at most 160 characters that tells what the page lists. */
export function descriptionOf(page: PageData): string {
  const product = PRODUCT_LABELS[page.product];
  const total = page.sections.reduce((sum, section) => sum + section.entries.length, 0);
  switch (page.kind) {
    case 'index':
      return `Every component, interface, hook and type of the ${product} packages, version ${page.version}.`;
    case 'events':
      return `The ${total} events of the ${product}, with the arguments that a listener receives.`;
    case 'selectors':
      return `The ${total} selectors of the ${product}: what each reads from the state, and its type.`;
    case 'hooks':
      return `The ${total} hooks of the ${product} packages: arguments, what they return, where to import them from.`;
    case 'types':
      return `Every type of the ${product} packages that a signature names: ${total} of them.`;
    default: {
      const counts = page.sections.map(countOf);
      const what = counts.length > 0 ? join(counts) : 'Its import and what it accepts';
      return `${page.name} of ${page.from} ${page.version}: ${what}.`;
    }
  }
}

/** The page's MDX: front matter, contents and one component that reads the data. */
export function mdxOf(page: PageData, file: string): string {
  const quote = (text: string): string => JSON.stringify(text);
  const plan = page.plan === 'community' ? [] : [`sidebar_custom_props: {plan: ${page.plan}}`];
  // A file named as its folder is the folder's index unless it says otherwise.
  const slug = page.slug === page.product ? [`slug: /api/${page.product}/${page.slug}`] : [];
  return [
    '---',
    `title: ${quote(titleOf(page))}`,
    `description: ${quote(descriptionOf(page))}`,
    ...plan,
    ...slug,
    '---',
    '',
    `import data from './${file}.json';`,
    `import ApiPage from '@theme/ApiPage';`,
    `import {contentsOf} from '@site/plugins/api-reference/render/contents';`,
    '',
    'export const toc = contentsOf(data);',
    '',
    '<ApiPage data={data} />',
    '',
  ].join('\n');
}
