import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';
import type {ContentSecurity, Redirect} from './types';

/** Options of the serving plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Sources that pages need besides those the plugins tell of, such as the hosts of an own analytics transport. */
  contentSecurity: ContentSecurity;
  /** Addresses that moved. */
  redirects: Redirect[];
  /** File that lists the public paths, from the root of the repository; a build that loses one fails. */
  paths?: string;
  /** Folder of the page nodes: redirects may lead to pages that are planned there. */
  navigation: string;
}

/** Options of the serving plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  contentSecurity: {},
  redirects: [],
  navigation: 'src/navigation',
} satisfies PluginOptions;

const source = Joi.string()
  .pattern(/^[^\s;,]+$/)
  .invalid("'unsafe-inline'", "'unsafe-eval'", '*')
  .messages({
    'string.pattern.base': 'must be one source, such as https://example.com',
    'any.invalid': 'would switch the policy off; name the hosts that are needed',
  });
const sources = Joi.array().items(source);

const schema = Joi.object<PluginOptions>({
  contentSecurity: Joi.object({
    script: sources,
    image: sources,
    connect: sources,
    frame: sources,
    style: sources,
    form: sources,
  }).default(DEFAULT_OPTIONS.contentSecurity),
  redirects: Joi.array()
    .items(
      Joi.object({
        from: Joi.string().pattern(/^\//).required(),
        to: Joi.string()
          .pattern(/^(\/|https:\/\/)/)
          .required(),
        reason: Joi.string().required(),
        temporary: Joi.boolean(),
      }),
    )
    .default(DEFAULT_OPTIONS.redirects),
  paths: Joi.string(),
  navigation: Joi.string().default(DEFAULT_OPTIONS.navigation),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('serving', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
