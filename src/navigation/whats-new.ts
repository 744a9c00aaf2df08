import type {PageNode} from './types';

/** What changed in the product: lives on another site. */
export const whatsNew: PageNode = {
  pathname: 'https://mui.com/x/whats-new/',
  title: "What's new in MUI X",
  external: true,
};
