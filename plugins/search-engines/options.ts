import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the search-engines plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Sitemaps that `robots.txt` names, below the base of the site; none when empty. */
  sitemaps: string[];
  /** Paths that crawlers are asked to leave alone, with the base of the site. */
  disallow: string[];
}

/** Options of the search-engines plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  sitemaps: ['sitemap.xml'],
  disallow: [],
} satisfies PluginOptions;

const schema = Joi.object<PluginOptions>({
  sitemaps: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[^/\s][^\s]*\.xml$/)
        .messages({'string.pattern.base': 'must be an .xml file below the base: sitemap.xml'}),
    )
    .default(DEFAULT_OPTIONS.sitemaps),
  disallow: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/\S*$/)
        .messages({'string.pattern.base': 'must be a path that starts with /'}),
    )
    .default(DEFAULT_OPTIONS.disallow),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('search-engines', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
