/** @jest-environment jsdom */
import {filterRows} from '../../../../plugins/api-reference/client/filter';
import {openRow, prepareRows, showRows} from '../../../../plugins/api-reference/client/showRows';
import {sectionHtml} from '../../../../plugins/api-reference/render/html';
import {pageOf, section} from '../page';

const page = pageOf({
  sections: [
    section('prop', [
      {n: 'rows', t: 'R[]'},
      {n: 'onClick', t: '() => void', s: [{p: [], r: 'void'}]},
    ]),
    section('event', [{n: 'rowClick', s: [{p: [{n: 'params', t: 'X'}], r: 'void'}]}]),
  ],
  also: [{n: 'style', t: 'CSSProperties'}],
});
const rows = filterRows(page);
const scrolled: string[] = [];

function draw(): HTMLElement {
  const more = sectionHtml(page, {kind: 'prop', entries: page.also});
  document.body.innerHTML = `
    <nav><ul>${rows.map(({kind, name}) => `<li><a href="#data-grid-${kind}-${name}"></a></li>`).join('')}<li><a href="#events"></a></li></ul></nav>
    <main>
      ${page.sections.map((item) => `<section data-api-section="${item.id}"><dl>${sectionHtml(page, item)}</dl></section>`).join('')}
      <section data-api-section="more-props"><details data-api-more><dl>${more}</dl></details></section>
    </main>`;
  return document.querySelector('main') as HTMLElement;
}

const find = <T extends Element = HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector) as T;
const visible = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-api-kind]')]
    .filter((row) => !row.closest('[hidden]'))
    .map((row) => row.dataset.apiName);
const show = (root: HTMLElement, wanted: readonly string[], current = ''): void =>
  showRows(root, page, {
    rows,
    shown: new Set(rows.filter((row) => wanted.includes(row.name))),
    current,
    filtering: true,
    arrives: false,
  });

let root: HTMLElement;
beforeEach(() => {
  globalThis.CSS ??= {escape: (text: string) => text} as typeof CSS;
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.id);
  };
  root = draw();
});

test.each([
  ['a link', true, ['data-grid-prop-rows']],
  ['a step back', false, []],
])('the row of an address that came by %s', (_, arrives, gone) => {
  const shown = {rows, shown: new Set(rows), filtering: false, arrives};
  showRows(root, page, {...shown, current: 'data-grid-prop-rows'});
  expect(scrolled).toEqual(gone);
  expect(root.hasAttribute('data-api-exact')).toBe(true);
  showRows(root, page, {...shown, current: 'data-grid-prop-rows'});
  expect(scrolled).toEqual(gone);
});

test('rows that do not pass are hidden, with sections without rows and their contents entries', () => {
  show(root, ['rows']);
  expect(visible()).toEqual(['rows']);
  expect(find('[data-api-section="events"]').hidden).toBe(true);
  expect(find('[href="#data-grid-event-rowClick"]').parentElement?.hidden).toBe(true);
  expect(find('nav [href="#events"]').parentElement?.hidden).toBe(true);
  expect(find('nav [href="#data-grid-prop-rows"]').parentElement?.hidden).toBe(false);
  show(root, ['rows', 'onClick', 'rowClick', 'style']);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
});

test('a match in the folded section opens it', () => {
  show(root, ['style']);
  expect(find<HTMLDetailsElement>('details[data-api-more]').open).toBe(true);
});

test('the row that the address names is shown, tinted and scrolled to although it is filtered away', () => {
  show(root, ['rows'], 'data-grid-event-rowClick');
  expect(visible()).toEqual(['rows', 'rowClick']);
  expect(find('[data-api-current]').dataset.apiName).toBe('rowClick');
  expect(find('nav [aria-current="location"]').getAttribute('href')).toBe(
    '#data-grid-event-rowClick',
  );
  expect(scrolled).toEqual(['data-grid-event-rowClick']);
  // It is that row already: the reader may have scrolled on.
  show(root, ['rows'], 'data-grid-event-rowClick');
  expect(scrolled).toHaveLength(1);
  show(root, ['rows']);
  show(root, ['rows'], 'data-grid-event-rowClick');
  expect(scrolled).toHaveLength(2);
});

test('the row that the address names is unfolded', () => {
  show(root, [], 'data-grid-prop-style');
  expect(find<HTMLDetailsElement>('details[data-api-more]').open).toBe(true);
  expect(scrolled).toEqual(['data-grid-prop-style']);
});

test('one row at a time is the current one, and an unknown address names none', () => {
  show(root, ['rows', 'onClick'], 'data-grid-prop-rows');
  show(root, ['rows', 'onClick'], 'data-grid-prop-onClick');
  expect(document.querySelectorAll('[data-api-current]')).toHaveLength(1);
  show(root, ['rows'], 'gone');
  expect(document.querySelectorAll('[data-api-current]')).toHaveLength(0);
});

test('the expanded view opens every signature; leaving it shuts those that were shut', () => {
  const opened = (): boolean[] =>
    [...root.querySelectorAll<HTMLDetailsElement>('details[data-signature]')].map(({open}) => open);
  expect(opened()).toEqual([false, true]);
  prepareRows(root, 'expanded');
  expect(opened()).toEqual([true, true]);
  prepareRows(root, 'table');
  expect(opened()).toEqual([false, true]);
});

test('in the collapsed view a name says whether its row is open', () => {
  const row = find('[data-api-name="rows"]');
  const name = row.querySelector('dt > a') as HTMLElement;
  prepareRows(root, 'collapsed');
  expect(name.getAttribute('aria-expanded')).toBe('false');
  openRow(row, true);
  expect(name.getAttribute('aria-expanded')).toBe('true');
  prepareRows(root, 'table');
  expect(name.hasAttribute('aria-expanded')).toBe(false);
});
