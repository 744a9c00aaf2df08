import {checkFlags} from './checkFlags';
import type {PageNode} from '../../src/navigation';

/** A fault of a field: its path in the front matter, what is wrong, what to do. */
export interface FieldFault {
  readonly field: readonly string[];
  readonly message: string;
  readonly remedy: string;
}

/** Characters that search engines show of a title. */
const TITLE_LENGTH = 70;
/** Characters that search engines show of a description. */
const DESCRIPTION_LENGTH = 160;

const ALLOWED = [
  'title',
  'description',
  'sidebar_custom_props',
  'components',
  'ads',
  'keywords',
  'image',
  'hide_table_of_contents',
  'toc_max_heading_level',
];

/** Fields of Docusaurus that this site decides elsewhere, and where. */
const DECIDED_ELSEWHERE = new Map([
  ['slug', 'Remove it: the path of a page is its folder. Move the folder instead.'],
  ['id', 'Remove it: the id of a page is its folder and file name.'],
  ['sidebar_label', 'Remove it: the label is the title of the page node in src/navigation.'],
  ['sidebar_position', 'Remove it: the order is that of src/navigation.'],
  ['pagination_next', 'Remove it: the order is that of src/navigation.'],
  ['pagination_prev', 'Remove it: the order is that of src/navigation.'],
]);

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** One sentence that says what a text field must be, or nothing when it is that. */
function textFault(value: unknown, maximum: number): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    return `expected a text, found ${show(value)}.`;
  }
  const {length} = Array.from(value);
  return length > maximum ? `expected at most ${maximum} characters, found ${length}.` : undefined;
}

function checkTexts({title, description}: Record<string, unknown>): FieldFault[] {
  const faults: FieldFault[] = [];
  const titleFault = textFault(title, TITLE_LENGTH);
  if (titleFault) {
    faults.push({
      field: ['title'],
      message: titleFault,
      remedy: 'Name the subject of the page in a few words.',
    });
  }
  const descriptionFault = textFault(description, DESCRIPTION_LENGTH);
  if (descriptionFault) {
    faults.push({
      field: ['description'],
      message: descriptionFault,
      remedy: 'Say in one sentence what the reader can do after this page.',
    });
  }
  if (typeof description === 'string' && description.trim() && !description.endsWith('.')) {
    faults.push({
      field: ['description'],
      message: `expected a full stop at the end, found "${description.slice(-12)}".`,
      remedy: 'Write a whole sentence.',
    });
  }
  return faults;
}

function checkNames(frontMatter: Record<string, unknown>): FieldFault[] {
  return Object.keys(frontMatter)
    .filter((name) => !ALLOWED.includes(name))
    .map((name) => ({
      field: [name],
      message: DECIDED_ELSEWHERE.get(name) ? 'is not allowed here.' : 'is not a field of a page.',
      remedy: DECIDED_ELSEWHERE.get(name) ?? `Use one of ${ALLOWED.join(', ')}.`,
    }));
}

function checkTypes({components, ads}: Record<string, unknown>): FieldFault[] {
  const faults: FieldFault[] = [];
  const isName = (value: unknown) => typeof value === 'string' && /^\w+$/.test(value);
  if (components !== undefined && !(Array.isArray(components) && components.every(isName))) {
    faults.push({
      field: ['components'],
      message: `expected a list of names, found ${show(components)}.`,
      remedy: 'List exported names, as in [DataGrid, DataGridPro].',
    });
  }
  if (ads !== undefined && typeof ads !== 'boolean') {
    faults.push({
      field: ['ads'],
      message: `expected true or false, found ${show(ads)}.`,
      remedy: 'Write ads: false to keep the page without an ad, or leave it out.',
    });
  }
  return faults;
}

/**
 * Checks the front matter of a page.
 *
 * @param node the page's node in the navigation, where its plan and flags are decided; without one
 * they are not compared
 */
export function checkFrontMatter(
  frontMatter: Record<string, unknown>,
  node?: PageNode,
): FieldFault[] {
  return [
    ...checkTexts(frontMatter),
    ...checkNames(frontMatter),
    ...checkTypes(frontMatter),
    ...checkFlags(frontMatter.sidebar_custom_props, node),
  ];
}
