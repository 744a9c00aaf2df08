import {compressToEncodedURIComponent} from 'lz-string';
import {isOwnCode, rememberOwnCode} from '@site/plugins/demos/client/ownCode';
import {decodeShare, encodeShare} from '@site/plugins/demos/client/share';

const shared = {
  title: 'Bars',
  files: [
    {name: 'Bars.tsx', code: 'export default () => "ü 🚀 \\n";\n'},
    {name: '../../_data/a.ts', code: ''},
  ],
};

test('code comes back from its link as it was', async () => {
  const hash = await encodeShare(shared);
  expect(hash).toMatch(/^#code=[\w+$-]+$/);
  expect(await decodeShare(hash)).toEqual(shared);
});

test.each([
  ['an empty hash', ''],
  ['another hash', '#example=charts'],
  ['no code', '#code='],
  ['damaged code', '#code=N4Igl!!'],
  ['a text', `#code=${compressToEncodedURIComponent('"text"')}`],
  ['nothing', `#code=${compressToEncodedURIComponent('null')}`],
  ['no files', `#code=${compressToEncodedURIComponent('{"title":"a","files":[]}')}`],
  ['files of a wrong kind', `#code=${compressToEncodedURIComponent('{"files":[{"name":1}]}')}`],
])('%s carries no code', async (_, hash) => {
  expect(await decodeShare(hash)).toBeNull();
});

test('a cut link carries no code', async () => {
  const hash = await encodeShare(shared);
  expect(await decodeShare(hash.slice(0, -20))).toBeNull();
});

describe('code written here', () => {
  const memory = () => {
    const items = new Map<string, string>();
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
  };

  test('is known again, other code is not', () => {
    const storage = memory();
    rememberOwnCode('#code=a', storage);
    expect(isOwnCode('#code=a', storage)).toBe(true);
    expect(isOwnCode('#code=b', storage)).toBe(false);
  });

  test('is forgotten, oldest first, after twelve others', () => {
    const storage = memory();
    for (let number = 0; number < 13; number += 1) {
      rememberOwnCode(`#code=${number}`, storage);
    }
    expect(isOwnCode('#code=0', storage)).toBe(false);
    expect(isOwnCode('#code=1', storage)).toBe(true);
    rememberOwnCode('#code=1', storage);
    rememberOwnCode('#code=new', storage);
    expect(isOwnCode('#code=1', storage)).toBe(true);
  });

  test.each(['nonsense', '7', '[1, null]'])('%s in the storage counts as nothing', (text) => {
    const storage = memory();
    storage.items.set('x-docs:own-code', text);
    expect(isOwnCode('#code=a', storage)).toBe(false);
    rememberOwnCode('#code=a', storage);
    expect(isOwnCode('#code=a', storage)).toBe(true);
  });

  test('full storage is no error', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(() => rememberOwnCode('#code=a', full)).not.toThrow();
  });
});
