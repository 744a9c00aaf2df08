/** @jest-environment jsdom */
import {contentsOf} from '../../../../plugins/api-reference/render/contents';
import {rowHtml, sectionHtml} from '../../../../plugins/api-reference/render/html';
import {namesIn, typeHtml} from '../../../../plugins/api-reference/render/typeText';
import type {EntryData} from '../../../../plugins/api-reference/model';
import {pageOf, section} from '../page';

const LINKS = {
  GridSortModel: {h: '/x/api/data-grid/types/#GridSortModel', k: 'data-grid/GridSortModel'},
  GridColDef: {h: '/x/api/data-grid/grid-col-def/', k: 'data-grid/GridColDef'},
  ReactNode: {h: 'https://react.dev/'},
};

function draw(entry: EntryData, kind: 'prop' | 'class' | 'event' = 'prop'): HTMLElement {
  const list = document.createElement('dl');
  list.innerHTML = rowHtml(entry, {links: LINKS, kind, id: (name) => `p-${name}`});
  return list.firstElementChild as HTMLElement;
}
const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

test('a row has its address, its kind and its name', () => {
  const row = draw({n: 'rows', t: 'R[]', r: 1, p: 'pro'});
  expect(row.id).toBe('p-rows');
  expect(row.dataset).toMatchObject({apiKind: 'prop', apiName: 'rows'});
  expect(row.querySelector('dt > a')?.getAttribute('href')).toBe('#p-rows');
  expect(textOf(row.querySelector('dt'))).toBe('rows Pro plan required');
});

test('names of types are links: those whose address does not tell the key of their data say it', () => {
  const row = draw({n: 'a', t: "GridSortModel | GridColDef<R>[] | ReactNode | 'GridColDef'"});
  const links = [...row.querySelectorAll<HTMLAnchorElement>('[data-type] a')];
  expect(links.map((link) => [link.textContent, link.dataset.apiType])).toEqual([
    ['GridSortModel', undefined],
    ['GridColDef', 'data-grid/GridColDef'],
    ['ReactNode', undefined],
  ]);
});

test('text of the packages never becomes markup', () => {
  const row = draw({n: '<b>', t: 'Record<string, "<img>">', d: '<i>', c: '"><s>'});
  expect(row.querySelector('img, s, dd i')).toBeNull();
  expect(row.dataset.apiName).toBe('<b>');
});

test('a default is a value, or a sentence with values in it', () => {
  expect(draw({n: 'a', d: '{ a: 1 }'}).querySelectorAll('[data-default] code')).toHaveLength(1);
  const sentence = draw({n: 'a', d: '`true` on desktop, `false` on mobile'});
  expect(textOf(sentence.querySelector('[data-default]'))).toBe(
    'default true on desktop, false on mobile',
  );
  expect(sentence.querySelectorAll('[data-default] code')).toHaveLength(2);
});

test('a deprecated row says so and why', () => {
  const row = draw({n: 'old', x: 'Use <code>new</code>.'});
  expect(row.hasAttribute('data-deprecated')).toBe(true);
  expect(textOf(row.querySelector('dt'))).toBe('old deprecated');
  expect(textOf(row.querySelector('[data-warning]'))).toBe('Use new.');
});

test('a changed type names the one before, and the one after where the row has another by now', () => {
  const note = (m: EntryData['m']) =>
    textOf(draw({n: 'a', t: 'C', m}).querySelector('[data-meta]'));
  expect(note([['Changed in v8', 'B', 'C']])).toBe('Changed in v8 from B');
  expect(note([['Changed in v7', 'A', 'B']])).toBe('Changed in v7 from A → B');
  expect(note([['Prop', 'onClick']])).toBe('Prop onClick');
});

test('each argument of a callback is listed, folded beside a type and open without one', () => {
  const s = [
    {
      p: [
        {n: 'model', t: 'GridSortModel', h: 'The order.'},
        {n: 'details', t: 'any', o: 1 as const},
      ],
      r: 'void',
    },
  ];
  const prop = draw({n: 'onSort', t: '() => void', s});
  expect([...prop.querySelectorAll('li')].map(textOf)).toEqual([
    'model GridSortModel The order.',
    'details? any',
  ]);
  expect(prop.querySelector('details')?.open).toBe(false);
  expect(draw({n: 'sort', s}, 'event').querySelector('details')?.open).toBe(true);
});

test('a long page leaves the links of names to scripts, a short one has them', () => {
  const many = Array.from({length: 301}, (_, index) => ({n: `p${index}`}));
  expect(
    sectionHtml(pageOf({sections: [section('prop', many)]}), section('prop', many)),
  ).not.toContain('href');
  const few = many.slice(0, 300);
  expect(sectionHtml(pageOf({sections: [section('prop', few)]}), section('prop', few))).toContain(
    'href="#data-grid-prop-p0"',
  );
});

test('a very long page leaves the names in attributes to scripts as well: its ids have them', () => {
  const many = Array.from({length: 501}, (_, index) => ({n: `p${index}`}));
  const page = pageOf({sections: [section('prop', many)]});
  const html = sectionHtml(page, section('prop', many));
  expect(html).not.toContain('data-api-name');
  expect(html).toContain('<div id="data-grid-prop-p500" data-api-kind="prop">');
});

test('a long name breaks where it must and nowhere else', () => {
  const nameOf = (n: string) => draw({n}).querySelector('dt code')?.innerHTML;
  expect(nameOf('sortModel')).toBe('sortModel');
  expect(nameOf('aiAssistantActiveConversationIndex')).toBe(
    'aiAssistantActive<wbr>ConversationIndex',
  );
  expect(nameOf('columnHeader--withRightBorderAndMoreThanThat')).toBe(
    'columnHeader--withRight<wbr>BorderAndMoreThanThat',
  );
  expect(nameOf('x'.repeat(40))).toBe('x'.repeat(40));
});

test('every entry is in the contents, with the anchor that its row has', () => {
  const page = pageOf({
    sections: [section('prop', [{n: 'rows', p: 'premium'}]), section('class', [{n: 'root'}])],
    also: [{n: 'style'}],
  });
  const ids = contentsOf(page).map((item) => item.id);
  expect(ids).toEqual([
    'import',
    'props',
    'data-grid-prop-rows',
    'classs',
    'data-grid-classes-root',
    'more-props',
    'data-grid-prop-style',
  ]);
  expect(contentsOf(page)[2]?.value).toContain('Premium plan');
});

test('property keys and texts in quotes are no names of types', () => {
  expect(namesIn("{ Toolbar?: GridSlot; 'My-Type': 'Other' }")).toEqual(['GridSlot']);
  expect(typeHtml("'a'", {})).toBe("<i>'a'</i>");
});
