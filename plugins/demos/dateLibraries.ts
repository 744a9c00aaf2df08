import path from 'node:path';

/** A rule of the bundler that changes what modules may import. */
interface ResolveRule {
  test?: RegExp;
  resourceQuery?: RegExp;
  resolve: {alias: Record<string, string>};
}

/** Older major versions of date-fns, installed under names of their own. */
const OLDER = {v2: 'date-fns-v2', v3: 'date-fns-v3'};

/** Query of the copy of an adapter that is made for date-fns 3. */
const V3_QUERY = '?date-fns-v3';

/**
 * Rules that give every adapter of the pickers the major version of date-fns that it is written for, in one browser. The
 * adapter for version 2 and the demos in a folder `date-fns-v2` import version 2; those in a folder
 * `date-fns-v3` import version 3 and a second copy of the adapter that versions 3 and 4 share. All else imports version 4.
 */
export function dateLibraryRules(): ResolveRule[] {
  const adapter = require.resolve('@mui/x-date-pickers/AdapterDateFns');
  const module = path.join(path.dirname(adapter), 'AdapterDateFns.mjs');
  return [
    {
      test: /[\\/](AdapterDateFnsV2|date-fns-v2)[\\/]/,
      resolve: {alias: {'date-fns': OLDER.v2}},
    },
    {
      test: /[\\/]docs[\\/].*[\\/]date-fns-v3[\\/]/,
      resolve: {
        alias: {
          'date-fns': OLDER.v3,
          '@mui/x-date-pickers/AdapterDateFns$': `${module}${V3_QUERY}`,
        },
      },
    },
    {
      resourceQuery: /^\?date-fns-v3$/,
      resolve: {alias: {'date-fns': OLDER.v3}},
    },
  ];
}
