import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Client modules that the bundler knows as `@docusaurus/<name>` and Node does not. */
const clientModules = readdirSync(
  path.join(root, 'node_modules/@docusaurus/core/lib/client/exports'),
)
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.basename(file, '.js'));

const pluginThemes = (
  existsSync(path.join(root, 'plugins')) ? readdirSync(path.join(root, 'plugins')) : []
)
  .filter((name) => existsSync(path.join(root, 'plugins', name, 'theme')))
  .map((name) => `<rootDir>/plugins/${name}/theme/$1`);

const themeClassic = '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1';

/** Packages published as ES modules only, which jest's `require` cannot load as they are. */
const esmPackages = [
  '@docusaurus/(theme-|plugin-content-docs/lib/client|core/lib/client)',
  '@mdx-js/',
  'unified',
  'unist-',
  'mdast-',
  'hast-',
  'hastscript',
  'estree-util-',
  'estree-walker',
  'micromark',
  'remark',
  'rehype',
  'vfile',
  'bail',
  'trough',
  'is-plain-obj',
  'devlop',
  'decode-named-character-reference',
  'character-',
  'ccount',
  'escape-string-regexp',
  'markdown-(table|extensions)',
  'recma',
  'esast-',
  'collapse-white-space',
  'style-to-',
  'longest-streak',
  'zwitch',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'stringify-entities',
  'html-void-elements',
  'web-namespaces',
  'trim-lines',
  'parse-entities',
  'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  'web-vitals',
  'fault/',
  'parse5/',
  'entities/',
  'format/',
  'trim-trailing-lines',
];

/** @type {import('jest').Config} */
export default {
  rootDir: root,
  testEnvironment: 'node',
  // What hangs has to end; how fast the machine is decides no test.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: [
    '<rootDir>/build',
    '<rootDir>/\\.docusaurus',
    '<rootDir>/\\.cache',
    '<rootDir>/versioned_docs',
    '<rootDir>/bench',
  ],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true, decorators: false},
          target: 'es2022',
          transform: {react: {runtime: 'automatic'}},
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')}))`],
  moduleNameMapper: {
    // Version 3 answers `import` only, and jest asks by `require`.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '\\.module\\.css$': '<rootDir>/test/mocks/cssModule.ts',
    '\\.(css|svg|png|woff2)$': '<rootDir>/test/mocks/asset.ts',
    '^@generated/(.*)$': '<rootDir>/test/mocks/generated/$1.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', ...pluginThemes, themeClassic],
    '^@theme-(?:original|init)/(.*)$': [...pluginThemes, themeClassic],
    [`^@docusaurus/(${clientModules.join('|')})$`]:
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
  },
  restoreMocks: true,
};
