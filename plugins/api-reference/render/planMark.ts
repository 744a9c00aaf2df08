import type {Plan} from '../types';

/** The mark of a paid plan as HTML: a shape to the eye, words to assistive technology. */
export const planMark = (plan: Exclude<Plan, 'community'>): string =>
  ` <span class="x-plan x-plan--${plan}">${plan === 'pro' ? 'Pro' : 'Premium'} plan</span>`;
