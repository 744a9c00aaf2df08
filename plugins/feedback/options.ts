import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the feedback plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Address of the form for a new issue; that of the site's repository on GitHub when left out. */
  issueUrl?: string;
  /** Labels of the issue. */
  labels: string[];
}

/** Options of the feedback plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {labels: []} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  issueUrl: Joi.string()
    .pattern(/^https?:\/\/[^\s?#]+$/)
    .messages({'string.pattern.base': 'must start with https:// or http:// and have no query'}),
  labels: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.labels),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('feedback', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
