import {classify} from '../../../../plugins/offline/worker/classify';

const ORIGIN = 'https://docs.test';

const kind = (path: string, asked: Partial<Request> = {}) =>
  classify(
    {
      method: 'GET',
      url: ORIGIN + path,
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      cache: 'default',
      ...asked,
    },
    ORIGIN,
    '/x/',
  );

describe('classify', () => {
  it('tells pages from frames', () => {
    expect(kind('/x/react-charts/', {mode: 'navigate', destination: 'document'})).toBe('page');
    expect(kind('/x/frame/', {mode: 'navigate', destination: 'iframe'})).toBe('frame');
  });

  it('tells files with a hash in their name from the rest', () => {
    expect(kind('/x/assets/js/main.237c82fc.js')).toBe('asset');
    expect(kind('/x/v7/assets/css/styles.010c3784.css')).toBe('asset');
    expect(kind('/x/pagefind/fragment/en_0c0b017.pf_fragment')).toBe('asset');
    expect(kind('/x/pagefind/pagefind.js')).toBe('data');
    expect(kind('/x/fonts/inter.woff2')).toBe('data');
  });

  it.each([
    ['another origin', {url: 'https://cdn.test/x/a.js'}],
    ['another part of the host', {url: `${ORIGIN}/material-ui/`}],
    ['a post', {method: 'POST'}],
    ['a part of a file', {headers: new Headers({range: 'bytes=0-9'})}],
    ['a film', {destination: 'video' as const}],
    ['the worker', {url: `${ORIGIN}/x/sw.js`}],
    ['a list of a product', {url: `${ORIGIN}/x/offline/x-charts.json`}],
  ])('leaves %s to the browser', (_what, asked) => {
    expect(kind('/x/a.json', asked)).toBeNull();
  });
});
