import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {WithServing} from '../serving/types';
import {contentSecurity} from './contentSecurity';
import {generateTransports} from './generateTransports';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/**
 * Reports page views, clicks and measurements to the transports of a maintainer's choice.
 * Switched on by its block in `docusaurus.config.ts`, switched off by deleting the block.
 */
export default function analytics(
  context: LoadContext,
  options: PluginOptions,
): WithServing | null {
  if (process.env.NODE_ENV !== 'production' && !options.development) {
    return null;
  }
  const {transports, consent, vitalsRatio} = options;
  return {
    name: 'x-docs-analytics',
    serving: {contentSecurity: contentSecurity(transports)},
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/entry'],
    async contentLoaded({actions}) {
      const own = path.join(__dirname, 'client/transports');
      await actions.createData('config.json', {consent, vitalsRatio});
      await actions.createData(
        'transports.js',
        generateTransports(transports, {own, siteDir: context.siteDir}),
      );
    },
  };
}
