/**
 * Stands in for @docusaurus/core 3.10.2 lib/client/preload.js, which every way to a page goes through:
 * the section of the page is loaded first, because the routes are not all in the entry bundle.
 */
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {loadSections} from './loadSections';

/** Loads everything that the page at an address is made of. */
export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map((path) => loadSections(path)));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(matches.map(async ({route}) => route.component?.preload?.()));
}
