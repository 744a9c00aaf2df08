import {apiPages} from '../apiPages';
import type {PageNode} from '../types';

/** Tree View in v6. */
export const treeView: PageNode = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    {pathname: '/x/react-tree-view', title: 'Overview'},
    {pathname: '/x/react-tree-view/getting-started', title: 'Quickstart'},
    {
      pathname: '/x/api/tree-view-resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/tree-view-group',
          title: 'API reference',
          children: [...apiPages('tree-view', ['TreeItem', 'TreeView'])],
        },
      ],
    },
  ],
};
