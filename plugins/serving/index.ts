import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readNavigation} from '../../src/navigation/readNavigation';
import type {PageNode} from '../../src/navigation/types';
import {versionOf} from '../../src/product/versions';
import {mergeContentSecurity} from './contentSecurity';
import type {PluginOptions} from './options';
import {guardPaths, writeStubs} from './paths';
import {RECORD} from './readSite';
import {isOfOther, redirectsOf} from './redirectsOf';
import {resolveRedirects} from './resolveRedirects';
import type {SiteRecord, WithServing} from './types';

export {validateOptions} from './options';

/** Paths of the pages that the navigation names, groups of pages left out. */
function plannedPages(nodes: readonly PageNode[], baseUrl: string): string[] {
  return nodes.flatMap(({pathname, children = []}) =>
    children.length > 0
      ? plannedPages(children, baseUrl)
      : [`${pathname.replace(/^\/x\//, baseUrl).replace(/\/$/, '')}/`],
  );
}

/** Tells servers what a build needs of them: headers, caching, redirects. Fails when a public path is lost. */
export default function serving(
  {siteDir, siteConfig, outDir}: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'x-docs-serving',
    async postBuild({plugins, baseUrl, routesPaths}) {
      const needs = plugins.flatMap((plugin) => (plugin as WithServing).serving ?? []);
      const pages = new Set(routesPaths.filter((route) => route.endsWith('/')));
      const {nodes} = await readNavigation(siteDir, options.navigation);
      const version = versionOf(baseUrl);
      const own = redirectsOf(version, options.redirects);
      const {redirects, waiting, faults} = resolveRedirects(own, {
        baseUrl,
        pages,
        planned: new Set(plannedPages(nodes as PageNode[], baseUrl)),
        hasFile: (file) =>
          file.startsWith(baseUrl) &&
          !file.endsWith('/') &&
          existsSync(path.join(outDir, file.slice(baseUrl.length))),
        isElsewhere: (file) => isOfOther(version, file),
      });
      if (faults.length > 0) {
        throw new Error(
          `redirects.ts: correct these\n${faults.map((line) => `  ${line}`).join('\n')}`,
        );
      }
      if (waiting.length > 0) {
        logger.info(
          `${waiting.length} of ${redirects.length} redirects lead to pages that are not written yet; for now to the nearest page above.`,
        );
      }
      if (options.paths) {
        // At the base of an older version another plugin puts a page that leads to its start.
        const known = new Set([baseUrl, ...pages]);
        await guardPaths(siteDir, options.paths, known, redirects);
      }
      await writeStubs(outDir, baseUrl, siteConfig.url, redirects);
      const record: SiteRecord = {
        baseUrl,
        contentSecurity: mergeContentSecurity([
          options.contentSecurity,
          ...needs.flatMap((need) => need.contentSecurity ?? []),
        ]),
        immutable: needs.flatMap((need) => need.immutable ?? []),
        ownPolicies: needs.flatMap((need) => need.ownPolicies ?? []),
        redirects,
        paths: [...pages].sort(),
      };
      await writeFile(path.join(outDir, RECORD), JSON.stringify(record, null, 2));
    },
  };
}
