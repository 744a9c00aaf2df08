import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  countLinks,
  filterItems,
  isFiltering,
  NO_FILTER,
} from '../../../src/components/SidebarTree/filterItems';
import {firstPage, groupsAround} from '../../../src/components/SidebarTree/treePaths';

function link(label: string, customProps = {}): PropSidebarItem {
  return {type: 'link', label, href: `/x/${label.toLowerCase().replace(/ /g, '-')}/`, customProps};
}

function group(label: string, items: PropSidebarItem[], customProps = {}): PropSidebarItem {
  return {type: 'category', label, items, collapsible: true, collapsed: true, customProps};
}

const tree: PropSidebarItem[] = [
  group('Data Grid', [
    link('Sorting'),
    group('Columns', [link('Column pinning', {plan: 'pro'}), link('Column header')]),
    group('Row grouping', [link('Overview')], {plan: 'premium'}),
  ]),
  group('Charts', [link('Bars')]),
];

function labels(items: PropSidebarItem[]): unknown[] {
  return items.map((item) =>
    item.type === 'category'
      ? [item.label, labels(item.items)]
      : item.type === 'link' && item.label,
  );
}

describe('filterItems', () => {
  it('keeps everything without a filter', () => {
    expect(filterItems(tree, NO_FILTER)).toEqual(tree);
    expect(isFiltering(NO_FILTER)).toBe(false);
    expect(isFiltering({text: '  ', plan: 'all'})).toBe(false);
  });

  it('keeps the links whose words match, with their groups', () => {
    expect(labels(filterItems(tree, {text: 'PINN', plan: 'all'}))).toEqual([
      ['Data Grid', [['Columns', ['Column pinning']]]],
    ]);
  });

  it('finds a word in the group around a page', () => {
    expect(labels(filterItems(tree, {text: 'grid header', plan: 'all'}))).toEqual([
      ['Data Grid', [['Columns', ['Column header']]]],
    ]);
  });

  it('narrows by plan, and a page without a plan has that of its group', () => {
    expect(labels(filterItems(tree, {text: '', plan: 'pro'}))).toEqual([
      ['Data Grid', [['Columns', ['Column pinning']]]],
    ]);
    expect(labels(filterItems(tree, {text: '', plan: 'premium'}))).toEqual([
      ['Data Grid', [['Row grouping', ['Overview']]]],
    ]);
    expect(countLinks(filterItems(tree, {text: '', plan: 'community'}))).toBe(3);
  });

  it('drops groups that become empty', () => {
    expect(filterItems(tree, {text: 'nothing like it', plan: 'all'})).toEqual([]);
  });
});

describe('groupsAround', () => {
  it('names the groups around a page, outermost first', () => {
    expect(groupsAround(tree, '/x/column-pinning')).toEqual(['Data Grid', 'Columns']);
  });

  it('is empty for a page outside the tree', () => {
    expect(groupsAround(tree, '/x/elsewhere/')).toEqual([]);
  });
});

describe('firstPage', () => {
  it('leads into nested groups', () => {
    const [grid] = tree;
    expect(grid?.type === 'category' && firstPage(grid)).toBe('/x/sorting/');
  });
});
