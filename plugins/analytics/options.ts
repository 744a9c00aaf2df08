import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';
import type {BeaconOptions} from './client/transports/beacon';
import type {GtagOptions} from './client/transports/gtag';
import type {ConsentMode} from './consent';
import {VITALS_RATIO} from './vitals';

/** A transport after defaults have been filled in. */
export type TransportOptions =
  | ({type: 'gtag'} & GtagOptions)
  | ({type: 'beacon'} & BeaconOptions)
  | {type: 'console'}
  | {type: 'module'; path: string; options: Record<string, unknown>};

/** Options of the analytics plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Where events go; one at least, several at once are fine. */
  transports: TransportOptions[];
  /** How the visitor is asked. */
  consent: ConsentMode;
  /** Share of sessions that report web-vitals, 0 to 1 (SPEC section 9). */
  vitalsRatio: number;
  /** Whether analytics is also on in development. */
  development: boolean;
}

type WithDefaults<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

/** A transport as a maintainer writes it. */
export type TransportChoice =
  | ({type: 'gtag'} & WithDefaults<GtagOptions, 'scriptUrl'>)
  | ({type: 'beacon'} & WithDefaults<BeaconOptions, 'batchSize' | 'interval'>)
  | {type: 'console'}
  | {type: 'module'; path: string; options?: Record<string, unknown>};

/** Options of the analytics plugin as a maintainer writes them. */
export interface Options extends Partial<Omit<PluginOptions, 'transports'>> {
  transports: TransportChoice[];
}

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  consent: 'opt-in',
  vitalsRatio: VITALS_RATIO,
  development: false,
} satisfies Partial<PluginOptions>;

/** What holds for an option of a transport that is left out. */
export const TRANSPORT_DEFAULTS = {
  gtag: {scriptUrl: 'https://www.googletagmanager.com/gtag/js'},
  beacon: {batchSize: 10, interval: 10_000},
  module: {options: {}},
} as const;

const address = Joi.string()
  .pattern(/^(https?:\/\/|\/(?!\/))/)
  .messages({'string.pattern.base': 'must start with https://, http:// or /'});

const transportFields: Record<TransportOptions['type'], Joi.SchemaMap> = {
  gtag: {
    id: Joi.string().required(),
    scriptUrl: address.default(TRANSPORT_DEFAULTS.gtag.scriptUrl),
  },
  beacon: {
    endpoint: address.required(),
    batchSize: Joi.number().integer().min(1).max(100).default(TRANSPORT_DEFAULTS.beacon.batchSize),
    interval: Joi.number()
      .integer()
      .min(0)
      .max(600_000)
      .default(TRANSPORT_DEFAULTS.beacon.interval),
  },
  console: {},
  module: {
    path: Joi.string().required(),
    options: Joi.object().unknown().default(TRANSPORT_DEFAULTS.module.options),
  },
};

const types = Object.keys(transportFields) as TransportOptions['type'][];

const transport = Joi.alternatives().conditional('.type', {
  switch: types.map((type) => ({
    is: type,
    then: Joi.object({type: Joi.valid(type).required(), ...transportFields[type]}),
  })),
  otherwise: Joi.object({type: Joi.valid(...types).required()}).unknown(),
});

const schema = Joi.object<PluginOptions>({
  transports: Joi.array().items(transport).min(1).required(),
  consent: Joi.valid('off', 'opt-in', 'opt-out').default(DEFAULT_OPTIONS.consent),
  vitalsRatio: Joi.number().min(0).max(1).default(DEFAULT_OPTIONS.vitalsRatio),
  development: Joi.boolean().default(DEFAULT_OPTIONS.development),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('analytics', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
