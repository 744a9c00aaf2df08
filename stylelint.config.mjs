/** Properties that mean the same in both writing directions, and are shorter under their physical name. */
const SAME_IN_BOTH_DIRECTIONS = [
  /^(min-|max-)?(width|height)$/,
  /^overflow-[xy]$/,
  /^overscroll-behavior-[xy]$/,
  /^contain-intrinsic-(width|height)$/,
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-css-modules'],
  ignoreFiles: [
    'build/**',
    '.docusaurus/**',
    'coverage/**',
    'versioned_docs/**',
    'test/fixtures/**',
  ],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  languageOptions: {directionality: {block: 'top-to-bottom', inline: 'left-to-right'}},
  rules: {
    // The visitor chooses the direction: a physical side is right in one of the two only.
    'property-layout-mappings': ['flow-relative', {ignoreProperties: SAME_IN_BOTH_DIRECTIONS}],
    'value-keyword-layout-mappings': 'flow-relative',
    'declaration-property-value-disallowed-list': [
      // Four values: the second (right) and the fourth (left) must be the same.
      {'/^(margin|padding|inset)$/': [/^\S+\s+(\S+)\s+\S+\s+(?!\1$)\S+$/]},
      {message: (name) => `Expected "${name}" to be split into its -block and -inline properties`},
    ],
    // Class names of CSS modules are read as properties in TypeScript, so they are camelCase;
    // BEM names belong to Infima and Docusaurus, whose elements we style, and Mui names to the components.
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|[a-z]+([_-]{1,2}[a-zA-Z0-9]+)+|Mui[a-zA-Z]*(-{1,2}[a-zA-Z\\d]+)+)$',
      {message: (name) => `Expected class name "${name}" to be camelCase, or one of Infima or Mui`},
    ],
    // Own properties are told from Infima's (--ifm), Docusaurus' (--docusaurus, --doc) and MUI's by prefix.
    'custom-property-pattern': [
      '^(x|ifm|docusaurus|doc|mui|template)-.+$',
      {message: (name) => `Expected custom property "${name}" to begin with --x-`},
    ],
    'import-notation': 'string',
    // Order by specificity fights grouping by component state, which reads better in a module.
    'no-descending-specificity': null,
    // Related declarations stand together; the blank line between groups is the writer's.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'rule-empty-line-before': null,
  },
};
