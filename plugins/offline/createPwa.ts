import * as pluginPwa from '@docusaurus/plugin-pwa';
import type {Options, PluginOptions} from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';

/** The package's types describe its options only. */
interface PwaModule {
  default: (context: LoadContext, options: PluginOptions) => Plugin | null;
  validateOptions: (args: {
    validate: typeof normalizePluginOptions;
    options: Options;
  }) => PluginOptions;
}

/**
 * Makes plugin-pwa for its client module and its head tags; `null` in development, where it does nothing.
 * Its own worker is not built: it needs options in its address, answers from its list before it asks the network,
 * and says nothing of files that it leaves out.
 *
 * @param swRegister absolute path of the client module that registers the worker
 */
export function createPwa(
  context: LoadContext,
  swRegister: string,
  pwaHead?: PluginOptions['pwaHead'],
): Plugin | null {
  const {default: create, validateOptions} = pluginPwa as unknown as PwaModule;
  const options = validateOptions({
    validate: normalizePluginOptions,
    options: {swRegister, pwaHead},
  });
  return create(context, options);
}
