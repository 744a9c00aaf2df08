import {idOfHash, internalPath} from '../../../../plugins/api-reference/client/links';
import {
  back,
  enter,
  previousOf,
  shownOf,
  type Trail,
} from '../../../../plugins/api-reference/client/trail';
import {loadType} from '../../../../plugins/api-reference/client/typeData';
import {targetOf} from '../../../../plugins/api-reference/client/typePopover';

const link = (dataset: DOMStringMap, href = 'https://x.test/x/') => ({
  dataset,
  href,
  textContent: 'A.b',
});

test('a link shows the type that it carries the key of', () => {
  expect(targetOf(link({apiType: 'data-grid/GridColDef'}))).toMatchObject({
    name: 'GridColDef',
    key: 'data-grid/GridColDef',
  });
});

test('a link into a list of types has its key in its address', () => {
  const href = 'https://x.test/x/api/charts/types/#AxisId';
  expect(targetOf(link({}, href))).toEqual({name: 'AxisId', key: 'charts/AxisId', href});
});

test('a link with the entry beside it needs no data', () => {
  expect(targetOf(link({apiHtml: '<div></div>'}))).toMatchObject({
    name: 'A.b',
    html: '<div></div>',
  });
});

test('any other link shows nothing', () => {
  expect(targetOf(link({}))).toBeUndefined();
});

const target = (name: string) => ({name, key: `data-grid/${name}`, href: ''});

test('a trail goes on into nested types and back to the first', () => {
  let trail: Trail = [target('A')];
  trail = enter(enter(trail, target('B')), target('C'));
  expect([shownOf(trail).name, previousOf(trail)?.name]).toEqual(['C', 'B']);
  trail = back(back(back(trail)));
  expect(shownOf(trail).name).toBe('A');
  expect(previousOf(trail)).toBeUndefined();
});

test('a type that names itself leads nowhere', () => {
  const trail: Trail = [target('A')];
  expect(enter(trail, target('A'))).toBe(trail);
});

test('a type is fetched once, and again after a failure', async () => {
  const asked: string[] = [];
  let fails = true;
  const fetchJson = async (url: string): Promise<unknown> => {
    asked.push(url);
    if (fails) throw new Error('offline');
    return {name: 'Once'};
  };
  await expect(loadType('/x/', 'data-grid/Once', fetchJson)).rejects.toThrow('offline');
  fails = false;
  await loadType('/x/', 'data-grid/Once', fetchJson);
  await expect(loadType('/x/', 'data-grid/Once', fetchJson)).resolves.toEqual({name: 'Once'});
  expect(asked).toEqual(['/x/api-data/data-grid/Once.json', '/x/api-data/data-grid/Once.json']);
});

test('links of the site go through the router, others do not', () => {
  const at = (href: string, target = '') => {
    const {origin, pathname, search, hash} = new URL(href);
    return internalPath({origin, pathname, search, hash, target}, 'https://x.test', '/x/');
  };
  expect(at('https://x.test/x/api/charts/?q=a#b')).toBe('/x/api/charts/?q=a#b');
  expect(at('https://x.test/material-ui/')).toBeUndefined();
  expect(at('https://react.dev/x/')).toBeUndefined();
  expect(at('https://x.test/x/', '_blank')).toBeUndefined();
});

test('a broken escape in an address is taken as it stands', () => {
  expect(idOfHash('#data%2Dgrid')).toBe('data-grid');
  expect(idOfHash('#100%')).toBe('100%');
  expect(idOfHash('')).toBe('');
});
