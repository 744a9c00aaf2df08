import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Folder of the pages, from the root of the repository. */
  path: string;
  /** Folders in it whose pages no person writes; they are not checked. */
  exclude: string[];
  /**
   * Folder of the page nodes whose plan and flags the pages must repeat, from the root of the
   * repository; nothing is compared when left out. (A folder and not the nodes: what an option holds
   * goes into the browser's first script with the rest of the configuration.)
   */
  navigation?: string;
}

/** Options of the plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {path: 'docs', exclude: ['api']} satisfies PluginOptions;

const folder = Joi.string()
  .pattern(/^[^/.]([^\\]*[^/\\])?$/)
  .messages({'string.pattern.base': 'must be a folder without slashes at its ends, as in docs'});

const schema = Joi.object<PluginOptions>({
  path: folder.default(DEFAULT_OPTIONS.path),
  exclude: Joi.array().items(folder).default(DEFAULT_OPTIONS.exclude),
  navigation: folder,
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('page-rules', schema.append({id: Joi.string()}), options);
  return validate(schema, options);
}
