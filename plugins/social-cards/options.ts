import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the social-cards plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Folder of the images below the base of the site. */
  folder: string;
  /** Variable font of all text, a `woff2` file of the site. */
  font: string;
  /** Mark of the brand, an `svg` file of the site. */
  mark: string;
  /** Folder that keeps drawn images between builds. */
  cache: string;
}

/** Options of the social-cards plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. Files and folders are relative to the site. */
export const DEFAULT_OPTIONS = {
  folder: 'cards',
  font: 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  mark: 'static/img/favicon.svg',
  cache: 'node_modules/.cache/social-cards',
} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  folder: Joi.string()
    .pattern(/^[a-z\d]+(?:[-/][a-z\d]+)*$/)
    .messages({'string.pattern.base': 'must be a folder in kebab case: img/cards'})
    .default(DEFAULT_OPTIONS.folder),
  font: Joi.string().default(DEFAULT_OPTIONS.font),
  mark: Joi.string().default(DEFAULT_OPTIONS.mark),
  cache: Joi.string().default(DEFAULT_OPTIONS.cache),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('social-cards', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
