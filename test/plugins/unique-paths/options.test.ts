import {Joi} from '@docusaurus/utils-validation';
import {createIgnoreList} from '../../../plugins/unique-paths/ignoreList';
import {DEFAULT_OPTIONS, validateOptions} from '../../../plugins/unique-paths/options';

type Validate = Parameters<typeof validateOptions>[0]['validate'];

const validate = ((schema: Joi.ObjectSchema, options: unknown) =>
  Joi.attempt(options ?? {}, schema)) as Validate;

describe('the options', () => {
  it('have defaults', () => {
    expect(validateOptions({validate, options: {}})).toEqual(DEFAULT_OPTIONS);
  });

  it('report every fault at once', () => {
    const options = {
      severity: 'loud',
      ignore: [{path: 'x/a', reason: 'twice'}, {path: '/x/b'}],
      navigation: '/src/',
      more: 1,
    };
    expect(() => validateOptions({validate, options: options as never})).toThrow(
      /ignore\.0\.path: must be a path with the base(.|\n)*ignore\.1\.reason: is required(.|\n)*more: is not allowed(.|\n)*navigation: must be a folder(.|\n)*severity: must be one of/,
    );
  });

  it('take a path to ignore once', () => {
    const entry = {path: '/x/a', reason: 'meant'};
    expect(() => validateOptions({validate, options: {ignore: [entry, entry]}})).toThrow(
      'has the path of an earlier entry',
    );
  });
});

describe('the ignore list', () => {
  const entries = [
    {path: '/x/a/', reason: 'meant'},
    {path: '/x/b', reason: 'meant'},
    {path: '/x/v7/c', reason: 'meant'},
  ];

  it('lets its paths through and knows which were not needed', () => {
    const list = createIgnoreList(entries, '/x/');
    const other = {path: '/x/other', places: ['1', '2']};
    expect(list.rest([{path: '/x/a', places: ['1', '2']}, other])).toEqual([other]);
    expect(list.unused().map(({path}) => path)).toEqual(['/x/b']);
  });

  it('leaves entries of another version to the pass that builds it', () => {
    const list = createIgnoreList(entries, '/x/v7/');
    expect(list.unused().map(({path}) => path)).toEqual(['/x/v7/c']);
  });
});
