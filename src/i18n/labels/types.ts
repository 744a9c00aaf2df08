/** The labels inside components in one language. */
export interface ComponentLabels {
  /** As the packages publish them: further arguments of `createTheme`. */
  readonly locales: readonly object[];
  /** Labels that a package lacks, as `package.label`; a package without the language by its name. */
  readonly missing: readonly string[];
}
