import {bringCodeFont, CODE_FONT_KEY, showKnownCodeFont} from '@site/src/brand/codeFont';

/** A page with storage, or with blocked storage; the font comes, or does not. */
function makePage(stored: Record<string, string> | null, {arrives = true, shown = false} = {}) {
  const asked: string[] = [];
  const attributes = new Set(shown ? ['data-code-font'] : []);
  const blocked = () => {
    throw new Error('blocked');
  };
  const window = {
    document: {
      documentElement: {
        hasAttribute: (name: string) => attributes.has(name),
        setAttribute: (name: string) => attributes.add(name),
      },
      fonts: {
        load: (font: string) => {
          asked.push(font);
          return arrives ? Promise.resolve([]) : Promise.reject(new Error('offline'));
        },
      },
    },
    sessionStorage: stored
      ? {
          getItem: (name: string) => stored[name] ?? null,
          setItem: (name: string, value: string) => (stored[name] = value),
        }
      : {getItem: blocked, setItem: blocked},
  } as unknown as Window;
  return {window, asked, attributes};
}

test('the first page of a visit asks for the font, shows it when it is there, and notes that', async () => {
  const stored: Record<string, string> = {};
  const {window, asked, attributes} = makePage(stored);
  const coming = bringCodeFont(window);
  expect([...attributes]).toEqual([]);
  await coming;
  expect(asked).toEqual(['1em "JetBrains Mono Variable"']);
  expect([...attributes]).toEqual(['data-code-font']);
  expect(stored).toEqual({[CODE_FONT_KEY]: '1'});
});

test('later pages show it at once, and ask for nothing', async () => {
  const {window, asked, attributes} = makePage({[CODE_FONT_KEY]: '1'});
  showKnownCodeFont(window, CODE_FONT_KEY, 'data-code-font');
  expect([...attributes]).toEqual(['data-code-font']);
  await bringCodeFont(window);
  expect(asked).toEqual([]);
});

test('with blocked storage it is shown all the same', async () => {
  const {window, attributes} = makePage(null);
  await bringCodeFont(window);
  expect([...attributes]).toEqual(['data-code-font']);
});

test('without the font the local one stays, and the next page tries again', async () => {
  const stored: Record<string, string> = {};
  const {window, attributes} = makePage(stored, {arrives: false});
  await bringCodeFont(window);
  expect([...attributes]).toEqual([]);
  expect(stored).toEqual({});
});
