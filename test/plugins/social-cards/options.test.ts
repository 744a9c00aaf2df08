import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {DEFAULT_OPTIONS, validateOptions} from '../../../plugins/social-cards/options';
import type {Options, PluginOptions} from '../../../plugins/social-cards/options';

type Context = Parameters<typeof validateOptions>[0];

function check(options: unknown): PluginOptions {
  const validate = normalizePluginOptions as unknown as Context['validate'];
  return validateOptions({validate, options: options as Options});
}

test('fills in the defaults', () => {
  expect(check({folder: 'img/cards'})).toEqual({
    ...DEFAULT_OPTIONS,
    id: 'default',
    folder: 'img/cards',
  });
});

test('names every fault', () => {
  expect(() => check({folder: '/Cards', font: 3})).toThrow(
    [
      '  folder: must be a folder in kebab case: img/cards; found "/Cards"',
      '  font: must be a string; found 3',
    ].join('\n'),
  );
});
