import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';
import type {DocSearchOptions} from './client/providers/docsearch';
import type {TypesenseOptions} from './client/providers/typesense';

/** Who answers full-text queries. */
export type ProviderChoice =
  | {type: 'pagefind'}
  | ({type: 'docsearch'} & DocSearchOptions)
  | ({type: 'typesense'} & TypesenseOptions);

/** Options of the search plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Who answers full-text queries. */
  provider: ProviderChoice;
  /** Words that readers use, and the words of the pages that they stand for. */
  synonyms: Record<string, string[]>;
  /** JSON files with lists of symbols (see `SymbolEntry`), besides those found on the pages. */
  symbols: string[];
  /** Folder of the page nodes: groups and plans of the pages come from it. */
  navigation: string;
}

/** Options of the search plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  provider: {type: 'pagefind'},
  synonyms: {},
  symbols: [],
  navigation: 'src/navigation',
} satisfies PluginOptions;

const host = Joi.string()
  .pattern(/^https?:\/\/[^/]+/)
  .messages({'string.pattern.base': 'must start with https:// or http://'});

const providers: Record<ProviderChoice['type'], Joi.SchemaMap> = {
  pagefind: {},
  docsearch: {
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
    host,
  },
  typesense: {
    host: host.required(),
    apiKey: Joi.string().required(),
    collection: Joi.string().required(),
    queryBy: Joi.string(),
  },
};

const types = Object.keys(providers) as ProviderChoice['type'][];

const provider = Joi.alternatives().conditional('.type', {
  switch: types.map((type) => ({
    is: type,
    then: Joi.object({type: Joi.valid(type).required(), ...providers[type]}),
  })),
  otherwise: Joi.object({type: Joi.valid(...types).required()}).unknown(),
});

const schema = Joi.object<PluginOptions>({
  provider: provider.default(DEFAULT_OPTIONS.provider),
  synonyms: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.string()).min(1))
    .default(DEFAULT_OPTIONS.synonyms),
  symbols: Joi.array().items(Joi.string()).default(DEFAULT_OPTIONS.symbols),
  navigation: Joi.string().default(DEFAULT_OPTIONS.navigation),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('search', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
