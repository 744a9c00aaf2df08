import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {generateTransports} from '../../../plugins/analytics/generateTransports';
import {validateOptions} from '../../../plugins/analytics/options';
import type {Options, PluginOptions} from '../../../plugins/analytics/options';

type Context = Parameters<typeof validateOptions>[0];

function check(options: unknown): PluginOptions {
  const validate = normalizePluginOptions as unknown as Context['validate'];
  return validateOptions({validate, options: options as Options});
}

test('fills in defaults, of each transport too', () => {
  const transports = [
    {type: 'gtag', id: 'G-1'},
    {type: 'beacon', endpoint: '/collect'},
    {type: 'console'},
    {type: 'module', path: './src/own.ts'},
  ];
  expect(check({transports})).toEqual({
    id: 'default',
    consent: 'opt-in',
    vitalsRatio: 0.0001,
    development: false,
    transports: [
      {type: 'gtag', id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js'},
      {type: 'beacon', endpoint: '/collect', batchSize: 10, interval: 10_000},
      {type: 'console'},
      {type: 'module', path: './src/own.ts', options: {}},
    ],
  });
});

test('reports every fault at once, one sorted line each', () => {
  const options = {
    transports: [
      {type: 'gtag'},
      {type: 'beacon', endpoint: 'ftp://a', batchSize: 0},
      {type: 'fax'},
      {type: 'console', loud: true},
    ],
    consent: 'maybe',
    vitalsRatio: 2,
  };
  expect(() => check(options)).toThrowErrorMatchingInlineSnapshot(`
    "docusaurus.config.ts, options of plugins/analytics: correct these, or see plugins/analytics/README.md
      consent: must be one of [off, opt-in, opt-out]; found "maybe"
      transports.0.id: is required; found nothing
      transports.1.batchSize: must be greater than or equal to 1; found 0
      transports.1.endpoint: must start with https://, http:// or /; found "ftp://a"
      transports.2.type: must be one of [gtag, beacon, console, module]; found "fax"
      transports.3.loud: is not allowed; found true
      vitalsRatio: must be less than or equal to 1; found 2"
  `);
});

test('a block without a transport is a fault', () => {
  expect(() => check({})).toThrow(/transports: is required/);
  expect(() => check({transports: []})).toThrow(/transports: must contain at least 1 items/);
});

test('the generated module imports each transport with its options', () => {
  const code = generateTransports(
    [
      {type: 'beacon', endpoint: '/collect', batchSize: 1, interval: 0},
      {type: 'module', path: './src/own.ts', options: {a: '</script>'}},
    ],
    {own: '/site/plugins/analytics/client/transports', siteDir: '/site'},
  );
  expect(code).toBe(
    [
      'export default [',
      '  () => import("/site/plugins/analytics/client/transports/beacon").then((module) => module.default({"endpoint":"/collect","batchSize":1,"interval":0})),',
      '  () => import("/site/src/own.ts").then((module) => module.default({"a":"</script>"})),',
      '];',
      '',
    ].join('\n'),
  );
});
