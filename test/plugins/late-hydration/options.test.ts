import {Joi} from '@docusaurus/utils-validation';
import {
  DEFAULT_OPTIONS,
  validateOptions,
  type Options,
} from '../../../plugins/late-hydration/options';

const validated = (options: Options) =>
  validateOptions({
    options,
    validate: (schema, given) => Joi.attempt(given, schema as Joi.ObjectSchema) as never,
  });

test('what is left out has its default', () => {
  expect(validated({})).toEqual(DEFAULT_OPTIONS);
});

test('every fault is told at once, with what was found', () => {
  expect(() => validated({idleTimeout: -1, shortcuts: ['Ctrl+K']})).toThrow(
    /idleTimeout: .*found -1[\s\S]*shortcuts.0: must be a key in lower case.*found "Ctrl\+K"/,
  );
});
