import {assistantLink} from '../../../plugins/machine-readable/client/assistantLink';
import {copyPage} from '../../../plugins/machine-readable/client/copyPage';
import {DEFAULT_OPTIONS, validateOptions} from '../../../plugins/machine-readable/options';

const URL = 'https://mui.com/x/a.md';
const answer = (body: string, status = 200) =>
  jest.fn(async () => new Response(body, {status})) as unknown as typeof fetch;

test('an assistant gets the address, or a sentence that names it', () => {
  expect(assistantLink({href: 'https://a.example/?u={url}'}, URL)).toBe(
    'https://a.example/?u=https%3A%2F%2Fmui.com%2Fx%2Fa.md',
  );
  const prompt = new globalThis.URL(assistantLink({href: 'https://a.example/?q={prompt}'}, URL));
  expect(prompt.searchParams.get('q')).toBe(
    'Read https://mui.com/x/a.md and answer my questions about it.',
  );
});

describe('copying a page', () => {
  test('hands the text on while it is on its way, where the browser can', async () => {
    const copied: string[] = [];
    const copyLater = async (text: Promise<string>) => void copied.push(await text);
    const copyText = jest.fn();
    const target = {fetch: answer('---\na'), copyText, copyLater};
    expect(await copyPage('/x/a.md', target)).toBe(true);
    expect(copied).toEqual(['---\na']);
    expect(copyText).not.toHaveBeenCalled();
  });

  test('copies the fetched text where it cannot, or is refused', async () => {
    const copyLater = async () => Promise.reject(new Error('refused'));
    const copyText = jest.fn(async () => true);
    const target = {fetch: answer('---\na'), copyText};
    expect(await copyPage('/x/a.md', target)).toBe(true);
    expect(await copyPage('/x/a.md', {...target, fetch: answer('---\nb'), copyLater})).toBe(true);
    expect(copyText.mock.calls).toEqual([['---\na'], ['---\nb']]);
  });

  test.each([
    ['an error', answer('---\n', 500)],
    ['the page itself', answer('<!doctype html>')],
    ['no network', jest.fn(async () => Promise.reject(new TypeError('failed')))],
  ])('fails quietly when it is answered by %s', async (_, fetchPage) => {
    const copyText = jest.fn(async () => true);
    expect(await copyPage('/x/a.md', {fetch: fetchPage, copyText})).toBe(false);
    expect(copyText).not.toHaveBeenCalled();
  });
});

describe('options', () => {
  const check = (options: object) =>
    validateOptions({
      validate: (schema, value) => schema.validate(value).value as never,
      options,
    });

  test('have defaults', () => {
    expect(check({})).toEqual(DEFAULT_OPTIONS);
    expect(check({assistants: []}).assistants).toEqual([]);
  });

  test('name every fault', () => {
    const wrong = {assistants: [{name: 'A', href: 'http://a.example/'}], onFault: 'maybe'};
    expect(() => check(wrong)).toThrow(
      /assistants\.0\.href: must start with https:.*\n.*onFault: must be one of/,
    );
  });
});
