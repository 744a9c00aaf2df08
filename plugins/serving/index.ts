import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mergeContentSecurity} from './contentSecurity';
import type {PluginOptions} from './options';
import {RECORD} from './readSite';
import type {SiteRecord, WithServing} from './types';

export {validateOptions} from './options';

/** Tells servers what a build needs of them: headers, caching, redirects. */
export default function serving({outDir}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'x-docs-serving',
    async postBuild({plugins, baseUrl}) {
      const needs = plugins.flatMap((plugin) => (plugin as WithServing).serving ?? []);
      const record: SiteRecord = {
        baseUrl,
        contentSecurity: mergeContentSecurity([
          options.contentSecurity,
          ...needs.flatMap((need) => need.contentSecurity ?? []),
        ]),
        immutable: needs.flatMap((need) => need.immutable ?? []),
        ownPolicies: needs.flatMap((need) => need.ownPolicies ?? []),
        redirects: options.redirects,
      };
      await writeFile(path.join(outDir, RECORD), JSON.stringify(record, null, 2));
    },
  };
}
