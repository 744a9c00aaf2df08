import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {checkOptions} from '../page-slots/checkOptions';

/** A link of the page menu to an assistant on the web. */
export interface Assistant {
  /** Shown after "Open in": `Claude`. */
  name: string;
  /** Address; `{url}` stands for the address of the page's Markdown, `{prompt}` for a sentence that names it, both encoded. */
  href: string;
}

/** Options of the plugin after defaults have been filled in. */
export interface PluginOptions {
  id?: string;
  /** Assistants that the menu of a page links to. Plain links: nothing is sent until a reader follows one. */
  assistants: Assistant[];
  /** Changelog that the Atom feed is made of, from the root of the repository; empty for no feed. */
  changelog: string;
  /** What the build does about a page that has no text form. */
  onFault: 'throw' | 'warn' | 'ignore';
}

/** Options of the plugin as a maintainer writes them. */
export type Options = Partial<PluginOptions>;

/** What holds for an option that is left out. */
export const DEFAULT_OPTIONS = {
  assistants: [
    {name: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}'},
    {name: 'Claude', href: 'https://claude.ai/new?q={prompt}'},
  ],
  changelog: 'CHANGELOG.md',
  onFault: 'throw',
} satisfies PluginOptions;

const assistant = Joi.object<Assistant>({
  name: Joi.string().required(),
  href: Joi.string()
    .pattern(/^https:\/\/.*\{(url|prompt)\}/)
    .messages({'string.pattern.base': 'must start with https:// and hold {url} or {prompt}'})
    .required(),
});

const schema = Joi.object<PluginOptions>({
  assistants: Joi.array().items(assistant).unique('name').default(DEFAULT_OPTIONS.assistants),
  changelog: Joi.string().allow('').default(DEFAULT_OPTIONS.changelog),
  onFault: Joi.valid('throw', 'warn', 'ignore').default(DEFAULT_OPTIONS.onFault),
});

/** Checks the options and fills in the defaults; every fault is reported at once. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  checkOptions('machine-readable', schema.append({id: Joi.valid('default')}), options);
  return validate(schema, options);
}
