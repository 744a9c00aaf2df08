import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** How long an idle moment is waited for after the load event, in milliseconds. */
  idleTimeout: number;
  /** Keys whose press before hydration is kept and given to the page after it. */
  shortcuts: string[];
}

/** Options of the plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  idleTimeout: 1500,
  shortcuts: ['mod+k', '/'],
} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  idleTimeout: Joi.number().integer().min(0).max(10_000).default(DEFAULT_OPTIONS.idleTimeout),
  shortcuts: Joi.array()
    .items(
      Joi.string()
        .pattern(/^(mod\+)?[^A-Z\s]+$/)
        .messages({'string.pattern.base': 'must be a key in lower case, as in / or mod+k'}),
    )
    .unique()
    .default(DEFAULT_OPTIONS.shortcuts),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('late-hydration', schema.append({id: Joi.string()}), options);
  return validate(schema, options);
}
