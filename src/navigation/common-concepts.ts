import type {PageNode} from './types';

/** What holds for all products. */
export const commonConcepts: PageNode = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [{pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents'}],
};
