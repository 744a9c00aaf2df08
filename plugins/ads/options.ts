import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';
import {BOT_PATTERN} from './bots';
import type {HouseAd} from './types';

/** Options of the ads plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Address of the ad network's script; it shows its ad in the block under the description. */
  scriptUrl?: string;
  /** Address of the ad network's JSON feed; asked only when there is no `scriptUrl`. */
  feedUrl?: string;
  /** Where the block sits, as it is named at the end of every event label. */
  placement: string;
  /** Share of displays to report, 0 to 1 (SPEC section 9). */
  displayRatio: number;
  /** Share of blocked views that see the support message, 0 to 1 (SPEC section 9). */
  supportRatio: number;
  /** Share of clicks to report, 0 to 1; every click when left out. */
  clickSplit?: number;
  /** In-house ads, shown when there is no network or it has nothing to show. */
  inHouse: HouseAd[];
  /** Regular expression of the user agents that see no ad; case does not matter. */
  bots: string;
  /** Whether ads are also on in development. */
  development: boolean;
}

/** Options of the ads plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  placement: 'body-top',
  displayRatio: 0.1,
  supportRatio: 0.2,
  inHouse: [],
  bots: BOT_PATTERN,
  development: false,
} satisfies PluginOptions;

const ratio = Joi.number().min(0).max(1).messages({
  'number.base': 'must be a number from 0 to 1',
  'number.min': 'must be a number from 0 to 1',
  'number.max': 'must be a number from 0 to 1',
});

const slug = Joi.string()
  .pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .messages({'string.pattern.base': 'must be in kebab case, as in offline-mode'});

const address = Joi.string()
  .pattern(/^(https?:\/\/|\/(?!\/))/)
  .messages({'string.pattern.base': 'must start with https://, http:// or /'});

const houseAd = Joi.object<HouseAd>({
  name: slug.required(),
  link: address.required(),
  img: address.required(),
  description: Joi.string().max(160).required(),
  label: slug,
  poweredby: Joi.string(),
});

const pattern = Joi.string().custom((value: string, helpers) => {
  try {
    new RegExp(value, 'i');
    return value;
  } catch {
    return helpers.message({custom: 'must be a regular expression without slashes'});
  }
});

const schema = Joi.object<PluginOptions>({
  scriptUrl: address,
  feedUrl: address,
  placement: slug.default(DEFAULT_OPTIONS.placement),
  displayRatio: ratio.default(DEFAULT_OPTIONS.displayRatio),
  supportRatio: ratio.default(DEFAULT_OPTIONS.supportRatio),
  clickSplit: ratio,
  inHouse: Joi.array()
    .items(houseAd)
    .unique('name')
    .messages({'array.unique': 'has the name of an earlier ad; give each its own'})
    .default(DEFAULT_OPTIONS.inHouse),
  bots: pattern.default(DEFAULT_OPTIONS.bots),
  development: Joi.boolean().default(DEFAULT_OPTIONS.development),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('ads', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
