import {apiPages, pro} from '../apiPages';
import type {PageNode} from '../types';

/** Tree View in v7. */
export const treeView: PageNode = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    {pathname: '/x/react-tree-view', title: 'Overview'},
    {pathname: '/x/react-tree-view/getting-started', title: 'Quickstart'},
    {
      pathname: '/x/react-tree-view/simple-tree-view',
      subheader: 'Simple Tree View',
      children: [
        {pathname: '/x/react-tree-view/simple-tree-view/items'},
        {pathname: '/x/react-tree-view/simple-tree-view/selection'},
        {pathname: '/x/react-tree-view/simple-tree-view/expansion'},
        {pathname: '/x/react-tree-view/simple-tree-view/customization'},
        {pathname: '/x/react-tree-view/simple-tree-view/focus'},
      ],
    },
    {
      pathname: '/x/react-tree-view/rich-tree-view',
      subheader: 'Rich Tree View',
      children: [
        {pathname: '/x/react-tree-view/rich-tree-view/items'},
        {pathname: '/x/react-tree-view/rich-tree-view/selection'},
        {pathname: '/x/react-tree-view/rich-tree-view/expansion'},
        {pathname: '/x/react-tree-view/rich-tree-view/customization'},
        {pathname: '/x/react-tree-view/rich-tree-view/focus'},
        {pathname: '/x/react-tree-view/rich-tree-view/editing'},
        {pathname: '/x/react-tree-view/rich-tree-view/ordering', plan: 'pro'},
      ],
    },
    {
      pathname: '/x/react-tree-view/main-features',
      subheader: 'Main features',
      children: [
        {pathname: '/x/react-tree-view/accessibility'},
        {pathname: '/x/react-tree-view/tree-item-customization', title: 'Item customization'},
      ],
    },
    {
      pathname: '/x/api/tree-view-resources',
      subheader: 'Resources',
      children: [
        {
          pathname: '/x/api/tree-view-group',
          title: 'API reference',
          children: [
            ...apiPages('tree-view', [
              'RichTreeView',
              pro('RichTreeViewPro'),
              'SimpleTreeView',
              'TreeItem',
            ]),
            {pathname: '/x/api/tree-view/tree-item-2', title: 'TreeItem2'},
            ...apiPages('tree-view', ['TreeView']),
          ],
        },
      ],
    },
  ],
};
