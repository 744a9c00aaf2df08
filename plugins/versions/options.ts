import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {CURRENT_NAME} from '../../src/product/versions';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Name of the version that is built: `v8`, `v7`. Older ones are listed in `versions.json`. */
  version: string;
}

/** Options of the plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {version: CURRENT_NAME} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  version: Joi.string()
    .pattern(/^v\d+$/)
    .messages({'string.pattern.base': 'must be a version as in v8'})
    .default(DEFAULT_OPTIONS.version),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('versions', schema.append({id: Joi.string()}), options);
  return validate(schema, options);
}
