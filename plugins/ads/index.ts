import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {WithServing} from '../serving/types';
import {checkHouseLinks} from './checkHouseLinks';
import {contentSecurity} from './contentSecurity';
import type {PluginOptions} from './options';
import type {AdConfig} from './types';

export {validateOptions} from './options';

/**
 * Shows an ad under the description of every doc page, with in-house ads to fall back on.
 * Switched on by its block in `docusaurus.config.ts`, switched off by deleting the block.
 */
export default function ads(context: LoadContext, options: PluginOptions): WithServing | null {
  if (process.env.NODE_ENV !== 'production' && !options.development) {
    return null;
  }
  const {id, development, ...rest} = options;
  const config: AdConfig = {...rest, poweredby: context.siteConfig.title};
  return {
    name: 'x-docs-ads',
    serving: {contentSecurity: contentSecurity(options)},
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      await actions.createData('config.json', config);
    },
    async postBuild({routesPaths}) {
      const faults = checkHouseLinks(options.inHouse, {
        baseUrl: context.baseUrl,
        routes: routesPaths,
      });
      if (faults.length > 0) {
        logger.report(context.siteConfig.onBrokenLinks)(
          `docusaurus.config.ts, options of plugins/ads, inHouse: correct these links\n${faults.join('\n')}`,
        );
      }
    },
  };
}
