import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {
  DEFAULT_OPTIONS,
  validateOptions,
  type Options,
  type PluginOptions,
} from '../../../plugins/page-rules/options';

function check(options: unknown): PluginOptions {
  return validateOptions({validate: normalizePluginOptions, options: options as Options});
}

test('by default the pages in docs are checked, without those of the API', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(DEFAULT_OPTIONS).toEqual({path: 'docs', exclude: ['api']});
});

test('an older version has its own folder', () => {
  expect(check({path: 'versioned_docs/version-v7', exclude: []})).toMatchObject({
    path: 'versioned_docs/version-v7',
    exclude: [],
  });
});

test('every wrong option is named', () => {
  expect(() =>
    check({path: '/docs/', exclude: ['../a'], navigation: '/src/', folder: 'x'}),
  ).toThrow(
    /exclude\.0: .*\n.*folder: .*\n.*navigation: must be a folder.*\n.*path: must be a folder/,
  );
});
