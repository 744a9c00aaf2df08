import type {PageNode} from '../types';

/** Introduction in v6. */
export const introduction: PageNode = {
  pathname: '/x/introduction-group',
  title: 'Introduction',
  children: [
    {pathname: '/x/introduction', title: 'Overview'},
    {pathname: '/x/introduction/installation'},
    {pathname: '/x/introduction/licensing'},
    {pathname: '/x/introduction/support'},
    {pathname: '/x/introduction/roadmap'},
  ],
};
