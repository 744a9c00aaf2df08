import docusaurus from '@docusaurus/eslint-plugin';
import {defineConfig} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Files that run in Node only: configuration, plugins' build side, scripts. */
const NODE_FILES = ['*.{ts,mjs}', 'plugins/**/*.{ts,js}', 'scripts/**', 'bench/**', 'test/**'];
/** Files that reach the visitor's browser. */
const BROWSER_FILES = ['src/**', 'plugins/*/client/**', 'plugins/*/theme/**', 'docs/**'];
/** What must come with `import()` when it is needed, never with the frame of the page. */
const HEAVY = {
  group: ['@mui/*', '@emotion/*', 'prismjs', 'prismjs/*', 'prism-react-renderer'],
  allowTypeImports: true,
  message: 'The frame must stay light: load it with import() when it is needed.',
};
const SITE_ALIAS = {
  group: ['@site/*'],
  message: 'Node loads this file without the bundler: use a relative path.',
};
/** Restricts imports; later blocks replace earlier ones, so each names all its patterns. */
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', {patterns}],
});

export default defineConfig(
  {
    ignores: [
      'build/',
      '**/.cache/',
      '.docusaurus/',
      'deploy/',
      'coverage/',
      'node_modules/',
      'test/fixtures/',
      'docs/api/',
      // Frozen: they speak the API of their own packages and change only when a fact was wrong.
      'versioned_docs/',
      'versioned_sidebars/',
      'static/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},

  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strict,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat.recommended,
    ],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      // Docusaurus' plugin ships eslintrc configurations only, so its rules are named here.
      // `string-literal-i18n-messages` and `no-untranslated-text` stay off: interface texts come
      // from src/i18n, not from Docusaurus' translation files.
      // `prefer-docusaurus-heading` is off too: headings of dialogs and cards have no anchor.
      '@docusaurus/no-html-links': ['error', {ignoreFullyResolved: true}],

      'no-console': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Use a union of string literals: it costs no code at run time.',
        },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10},
      ],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'separate-type-imports'}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      // With `noUncheckedIndexedAccess` an index that is in range by construction has no shorter spelling.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // An empty function is the honest default of an optional callback.
      '@typescript-eslint/no-empty-function': 'off',
      'react-hooks/exhaustive-deps': 'error',
      // What the server could not know is put into state after hydration; that is this site's normal case.
      'react-hooks/set-state-in-effect': 'off',
    },
  },

  {
    files: ['**/*.{js,mjs}'],
    rules: {
      'no-undef': 'error',
      'no-unused-vars': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  // The bundler loads its loaders with `require`.
  {
    files: ['plugins/**/*.js', 'scripts/**/*.js'],
    ignores: ['plugins/*/client/**'],
    languageOptions: {sourceType: 'commonjs'},
  },

  // Rules that need types cost seconds, so only those that find real faults, and not in demos.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['docs/**'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
    },
  },

  {files: NODE_FILES, languageOptions: {globals: globals.node}},
  {files: BROWSER_FILES, languageOptions: {globals: globals.browser}},

  {
    files: ['*.ts', 'plugins/**/*.ts'],
    ignores: ['plugins/*/client/**', 'plugins/*/theme/**', 'plugins/demos/frame/**'],
    rules: restrictImports(SITE_ALIAS),
  },
  {files: ['src/theme/**'], rules: restrictImports(HEAVY)},
  {
    files: ['test/e2e/*.spec.ts'],
    rules: restrictImports({
      group: ['@playwright/test'],
      allowTypeImports: true,
      message: "Import from './support/test': it fails a test that breaks the security policy.",
    }),
  },

  // A demo is code that a reader takes away: it knows nothing of Docusaurus.
  {files: ['docs/**'], rules: {'@docusaurus/no-html-links': 'off'}},
  // A command speaks to the terminal by console.
  {files: ['scripts/**', 'bench/**'], rules: {'no-console': 'off'}},
  // `jest.fn<void, []>()` is how jest names a function without result.
  {files: ['test/**'], rules: {'@typescript-eslint/no-invalid-void-type': 'off'}},
);
