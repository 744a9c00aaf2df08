import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {DEFAULT_OPTIONS, validateOptions, type Options} from '../../../plugins/demos/options';

const check = (options: Options) =>
  validateOptions({validate: normalizePluginOptions as never, options});

describe('options of the demos plugin', () => {
  it('have defaults', () => {
    expect(check({})).toMatchObject(DEFAULT_OPTIONS);
  });

  it('take folders without slashes at their ends', () => {
    expect(check({include: ['docs', 'versioned_docs/version-v7']})).toMatchObject({
      include: ['docs', 'versioned_docs/version-v7'],
    });
    expect(() => check({include: ['/docs/']})).toThrow('folder without slashes at its ends');
  });

  it('refuse a name that is not known', () => {
    expect(() => check({folder: 'docs'} as Options)).toThrow('"folder" is not allowed');
  });
});
