import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

/** Options as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** Options with their defaults. */
export interface PluginOptions {
  id?: string;
  /** File with the budgets, from the root of the repository. */
  file: string;
  /** File with the figures of releases, from the root of the repository. */
  history: string;
}

/** What holds where an option is left out. */
export const DEFAULT_OPTIONS: PluginOptions = {
  file: 'budgets.json',
  history: 'bench/history.json',
};

const schema = Joi.object<PluginOptions>({
  file: Joi.string().default(DEFAULT_OPTIONS.file),
  history: Joi.string().default(DEFAULT_OPTIONS.history),
});

/** Checks the options; the framework reports what is wrong by the plugin's name. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
