import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** What happens when a path is claimed twice. */
export type Severity = 'throw' | 'warn' | 'ignore';

/** A path that may be claimed twice. */
export interface IgnoredPath {
  /** Path with the base: `/x/react-charts/bars`. */
  path: string;
  /** Why the duplicate is meant. */
  reason: string;
}

/** Options of the plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** `throw` stops the build and the dev server, `warn` prints the list, `ignore` checks nothing. */
  severity: Severity;
  /** Paths that may be claimed twice. One that nothing claims twice is an error. */
  ignore: IgnoredPath[];
  /** Folder of the page nodes, from the root of the repository; its `index.ts` exports them. */
  navigation: string;
}

/** Options of the plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  severity: 'throw',
  ignore: [],
  navigation: 'src/navigation',
} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  severity: Joi.valid('throw', 'warn', 'ignore').default(DEFAULT_OPTIONS.severity),
  ignore: Joi.array()
    .items(
      Joi.object({
        path: Joi.string().pattern(/^\//).required().messages({
          'string.pattern.base': 'must be a path with the base, as in /x/react-charts/bars',
        }),
        reason: Joi.string().required(),
      }),
    )
    .unique('path')
    .messages({'array.unique': 'has the path of an earlier entry; remove one'})
    .default(DEFAULT_OPTIONS.ignore),
  navigation: Joi.string()
    .pattern(/^[^/.]([^\\]*[^/\\])?$/)
    .messages({'string.pattern.base': 'must be a folder without slashes at its ends'})
    .default(DEFAULT_OPTIONS.navigation),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('unique-paths', schema.append({id: Joi.string()}), options);
  return validate(schema, options);
}
