import type {Redirect} from './plugins/serving/types';

/** Every address that moved. Paths are from the root of the host, with a slash at their end. */
export const redirects: Redirect[] = [
  {from: '/', to: '/x/', reason: 'The site is below its base.', temporary: true},
  {
    from: '/favicon.ico',
    to: '/x/img/favicon.svg',
    reason: 'Browsers ask the root of the host for an icon, whatever the page says.',
  },
  {
    from: '/playground/*',
    to: '/x/playground/',
    reason: 'The playground is served below the base.',
  },
];
