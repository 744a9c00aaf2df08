import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {COLORS} from '../../src/brand/tokens';
import {checkOptions} from '../page-slots/checkOptions';
import type {AppOptions} from './webManifest';

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
  /** Folders below the base that a kept product takes whole; `{product}` is its name, such as `charts`. */
  productFolders: string[];
  /** What the installed site is called. */
  app: AppOptions;
}

/** Options of the offline plugin as a maintainer writes them. */
export type Options = Partial<Omit<PluginOptions, 'app'>> &
  Pick<PluginOptions, 'hosts'> & {app?: Partial<AppOptions>};

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  scope: '/x/',
  precacheLimit: 400,
  leaveOut: ['/plugins/demos/client/packages.ts'],
  productFolders: ['api-data/{product}/'],
  app: {
    name: 'MUI X documentation',
    shortName: 'MUI X',
    description: 'Data Grid, Date and Time Pickers, Charts and Tree View for React.',
    color: COLORS.light.paper,
    darkColor: COLORS.dark.paper,
  },
} satisfies Partial<PluginOptions>;

const color = Joi.string()
  .pattern(/^#[0-9a-f]{3,8}$/i)
  .messages({'string.pattern.base': 'must be a color such as #0b57d0'});

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
  productFolders: Joi.array()
    .items(Joi.string().pattern(/^[^/].*\/$/))
    .messages({'string.pattern.base': 'must be a folder below the base, such as data/'})
    .default(DEFAULT_OPTIONS.productFolders),
  app: Joi.object({
    name: Joi.string().default(DEFAULT_OPTIONS.app.name),
    shortName: Joi.string().default(DEFAULT_OPTIONS.app.shortName),
    description: Joi.string().default(DEFAULT_OPTIONS.app.description),
    color: color.default(DEFAULT_OPTIONS.app.color),
    darkColor: color.default(DEFAULT_OPTIONS.app.darkColor),
  }).default(DEFAULT_OPTIONS.app),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('offline', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
