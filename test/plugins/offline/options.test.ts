import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {DEFAULT_OPTIONS, validateOptions, type Options} from '../../../plugins/offline/options';

const check = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
    options: options as Options,
  });

describe('options of offline', () => {
  it('fills in the defaults', () => {
    expect(check({hosts: ['docs.test', 'localhost:4300']})).toMatchObject({
      ...DEFAULT_OPTIONS,
      hosts: ['docs.test', 'localhost:4300'],
    });
  });

  it('names every fault', () => {
    expect(() => check({hosts: ['https://docs.test'], scope: 'x', size: 1})).toThrow(
      /hosts\.0: must be a host.*\n.*scope: must start and end with a slash.*\n.*size/s,
    );
  });

  it('asks for the hosts', () => {
    expect(() => check({})).toThrow(/hosts/);
  });
});
