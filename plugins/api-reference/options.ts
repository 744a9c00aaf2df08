import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {CURRENT_NAME} from '../../src/product/versions';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Name of the version: `pages/<version>.json` lists its pages and packages. */
  version: string;
  /** Folder of the version's pages, from the root of the repository; generated ones go into `api/` in it. */
  docs: string;
  /** Folder whose `node_modules` holds the packages of the version, from the root of the repository. */
  packages: string;
}

/** Options of the plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out: the current version. */
export const DEFAULT_OPTIONS = {
  version: CURRENT_NAME,
  docs: 'docs',
  packages: '.',
} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  version: Joi.string()
    .pattern(/^v\d+$/)
    .messages({'string.pattern.base': 'must be a version as in v8'})
    .default(DEFAULT_OPTIONS.version),
  docs: Joi.string().default(DEFAULT_OPTIONS.docs),
  packages: Joi.string().default(DEFAULT_OPTIONS.packages),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('api-reference', schema.append({id: Joi.string()}), options);
  return validate(schema, options);
}
