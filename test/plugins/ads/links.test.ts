import {checkHouseLinks} from '../../../plugins/ads/checkHouseLinks';
import {toShownAd} from '../../../plugins/ads/houseAds';
import {safeUrl} from '../../../plugins/ads/links';
import type {HouseAd} from '../../../plugins/ads/types';

const base = 'https://docs.example/x/page/';
const ad: HouseAd = {
  name: 'playground',
  link: '/x/playground/',
  img: '/x/img/house/playground.svg',
  description: 'Try it',
};

test.each([
  ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
  ['http://a.example', 'http://a.example/'],
  ['//a.example/b', 'https://a.example/b'],
  ['/x/b/', 'https://docs.example/x/b/'],
  ['HTTPS://A.example/', 'https://a.example/'],
])('resolves %s', (value, expected) => {
  expect(safeUrl(value, base)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:,x',
  'ftp://a',
  '',
  1,
  null,
])('refuses %p', (value) => {
  expect(safeUrl(value, base)).toBeUndefined();
});

test('an in-house ad is labeled by its name and signed by the site', () => {
  expect(toShownAd(ad, {poweredby: 'MUI X'}, base)).toEqual({
    link: 'https://docs.example/x/playground/',
    img: 'https://docs.example/x/img/house/playground.svg',
    description: 'Try it',
    poweredby: 'MUI X',
    label: 'in-house-playground',
    pixels: [],
  });
});

test('an in-house ad keeps its own label and signature', () => {
  const own = {...ad, label: 'spring', poweredby: 'Acme'};
  expect(toShownAd(own, {poweredby: 'MUI X'}, base)).toMatchObject({
    label: 'spring',
    poweredby: 'Acme',
  });
});

test('an in-house ad with a link that is not http is dropped', () => {
  expect(toShownAd({...ad, link: 'javascript:alert(1)'}, {poweredby: ''}, base)).toBeUndefined();
});

test('in-house links to pages that do not exist are listed in order', () => {
  const ads = [
    {...ad, name: 'z', link: '/x/gone/'},
    {...ad, name: 'b', link: '/x/there/?a=1#b'},
    {...ad, name: 'c', link: 'https://elsewhere.example/'},
    {...ad, name: 'a', link: '/x/missing'},
  ];
  expect(checkHouseLinks(ads, {baseUrl: '/x/', routes: ['/x/', '/x/there/']})).toEqual([
    '  a: found /x/missing, which is no page of this site',
    '  z: found /x/gone/, which is no page of this site',
  ]);
});

test('a pass for an older version leaves links to the current one alone', () => {
  expect(checkHouseLinks([ad], {baseUrl: '/x/v7/', routes: ['/x/v7/']})).toEqual([]);
});
