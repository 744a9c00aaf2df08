import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions} from '../../../plugins/feedback/options';
import type {Options, PluginOptions} from '../../../plugins/feedback/options';

type Context = Parameters<typeof validateOptions>[0];

function check(options: unknown): PluginOptions {
  const validate = normalizePluginOptions as unknown as Context['validate'];
  return validateOptions({validate, options: options as Options});
}

test('fills in the defaults', () => {
  expect(check({})).toEqual({id: 'default', labels: []});
});

test('names every fault', () => {
  expect(() => check({issueUrl: 'github.com/mui', labels: [1]})).toThrow(
    [
      '  issueUrl: must start with https:// or http:// and have no query; found "github.com/mui"',
      '  labels.0: must be a string; found 1',
    ].join('\n'),
  );
});
