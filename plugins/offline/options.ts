import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '../page-slots/checkOptions';

/** Options of the offline plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Hosts, as the address bar shows them and with their ports, on which the worker is registered. */
  hosts: string[];
  /** Base of the present version: the worker's scope. Builds with another base neither write nor register one. */
  scope: string;
  /** Most that the files fetched at installation may weigh, gzipped, in kB. */
  precacheLimit: number;
  /** Modules, as parts of their paths, whose dynamic imports a kept product does without. */
  leaveOut: string[];
}

/** Options of the offline plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions> & Pick<PluginOptions, 'hosts'>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  scope: '/x/',
  precacheLimit: 400,
  leaveOut: ['/plugins/demos/client/packages.ts'],
} satisfies Partial<PluginOptions>;

const schema = Joi.object<PluginOptions>({
  hosts: Joi.array()
    .items(
      Joi.string()
        .pattern(/^[^/:]+(:\d+)?$/)
        .messages({'string.pattern.base': 'must be a host such as docs.example.com, no address'}),
    )
    .required(),
  scope: Joi.string()
    .pattern(/^\/(.*\/)?$/)
    .messages({'string.pattern.base': 'must start and end with a slash'})
    .default(DEFAULT_OPTIONS.scope),
  precacheLimit: Joi.number().positive().default(DEFAULT_OPTIONS.precacheLimit),
  leaveOut: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.leaveOut),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('offline', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
