import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** What a maintainer may set in `docusaurus.config.ts`. */
export interface Options {
  /** Folders, from the root of the repository, in which demos lie. Default `docs` and `versioned_docs`. */
  include?: string[];
  /**
   * Folders with a `node_modules`, from the root of the repository, in which the versions that
   * sandboxes install are looked up; the first that has a package decides. Default the root alone.
   */
  packageRoots?: string[];
}

/** The options with defaults filled in. */
export type PluginOptions = Required<Options>;

export const DEFAULT_OPTIONS: PluginOptions = {
  include: ['docs', 'versioned_docs'],
  packageRoots: ['.'],
};

const schema = Joi.object<PluginOptions>({
  include: Joi.array()
    .items(Joi.string().pattern(/^[^/.].*[^/]$/, 'folder without slashes at its ends'))
    .min(1)
    .default(DEFAULT_OPTIONS.include),
  packageRoots: Joi.array().items(Joi.string()).min(1).default(DEFAULT_OPTIONS.packageRoots),
});

/** Checks the options; Docusaurus calls it with what the config gives. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
