import type {PageNode} from '../types';

/** Common concepts in v7. */
export const commonConcepts: PageNode = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [{pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents'}],
};
