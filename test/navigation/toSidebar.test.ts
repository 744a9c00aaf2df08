import {validateSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {navigation} from '../../src/navigation';
import {toSidebar} from '../../src/navigation/toSidebar';
import type {PageNode} from '../../src/navigation/types';

const all = () => true;

const tree: PageNode[] = [
  {pathname: 'https://example.com/news/', title: 'News', external: true},
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    newFeature: true,
    children: [
      {pathname: '/x/react-charts', title: 'Overview'},
      {
        pathname: '/x/react-charts/zoom-group',
        title: 'Zoom',
        plan: 'pro',
        children: [{pathname: '/x/react-charts/zoom', title: 'Overview', unstable: true}],
      },
      {
        pathname: '/x/charts-future',
        subheader: 'Future components',
        children: [{pathname: '/x/react-charts/gantt', plan: 'premium', planned: true}],
      },
    ],
  },
];

describe('a sidebar', () => {
  it('has links, folded groups, open headings and pages with what their nodes say', () => {
    expect(toSidebar(tree, all)).toEqual([
      {
        type: 'link',
        href: 'https://example.com/news/',
        label: 'News',
        customProps: {pathname: 'https://example.com/news/'},
      },
      {
        type: 'category',
        label: 'Charts',
        collapsible: true,
        collapsed: true,
        customProps: {pathname: '/x/react-charts-group', newFeature: true},
        items: [
          {
            type: 'doc',
            id: 'react-charts/react-charts',
            label: 'Overview',
            key: '/x/react-charts',
            customProps: {pathname: '/x/react-charts'},
          },
          {
            type: 'category',
            label: 'Zoom',
            collapsible: true,
            collapsed: true,
            customProps: {pathname: '/x/react-charts/zoom-group', plan: 'pro'},
            items: [
              {
                type: 'doc',
                id: 'react-charts/zoom/zoom',
                label: 'Overview',
                key: '/x/react-charts/zoom',
                customProps: {pathname: '/x/react-charts/zoom', unstable: true},
              },
            ],
          },
          {
            type: 'category',
            label: 'Future components',
            collapsible: false,
            collapsed: false,
            customProps: {pathname: '/x/charts-future', subheader: true},
            items: [
              {
                type: 'doc',
                id: 'react-charts/gantt/gantt',
                label: 'Gantt',
                customProps: {pathname: '/x/react-charts/gantt', plan: 'premium', planned: true},
              },
            ],
          },
        ],
      },
    ]);
  });

  it('leaves out pages that are not written and groups that hold none', () => {
    const items = toSidebar(tree, (id) => id === 'react-charts/gantt/gantt');
    expect(items).toMatchObject([
      {type: 'link'},
      {label: 'Charts', items: [{label: 'Future components', items: [{label: 'Gantt'}]}]},
    ]);
    expect(toSidebar(tree, () => false)).toEqual([expect.objectContaining({type: 'link'})]);
  });

  it('is taken by the docs plugin, every label with a translation key of its own', () => {
    const sidebars = normalizeSidebars({docs: toSidebar(navigation, all)});
    expect(() => validateSidebars(sidebars)).not.toThrow();
    const keys: string[] = [];
    const collect = (items: (typeof sidebars)['docs']): void =>
      items?.forEach((item) => {
        if (item.type === 'category' || item.type === 'doc' || item.type === 'link') {
          keys.push(`${item.type} ${item.key ?? item.label}`);
        }
        if (item.type === 'category') {
          collect(item.items);
        }
      });
    collect(sidebars.docs ?? []);
    expect(keys).toHaveLength(392);
    expect(new Set(keys).size).toBe(392);
  });
});
