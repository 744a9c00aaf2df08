import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {DEFAULT_OPTIONS, validateOptions} from '../../../plugins/ads/options';
import type {Options, PluginOptions} from '../../../plugins/ads/options';

const house = {name: 'a', link: '/x/', img: '/x/a.svg', description: 'Text'};

function check(options: unknown): PluginOptions {
  return validateOptions({validate: normalizePluginOptions, options: options as Options});
}

test('fills in the constants of the specification', () => {
  expect(check({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(DEFAULT_OPTIONS).toMatchObject({
    displayRatio: 0.1,
    supportRatio: 0.2,
    development: false,
  });
});

test('takes a whole block of options', () => {
  const options = {
    scriptUrl: 'https://cdn.example/ad.js',
    feedUrl: '/ads.json',
    placement: 'page-top',
    displayRatio: 0,
    supportRatio: 1,
    clickSplit: 0.5,
    inHouse: [house],
    bots: 'acme',
    development: true,
  };
  expect(check(options)).toEqual({...options, id: 'default'});
});

test('reports every fault at once, one sorted line each', () => {
  const options = {
    scriptUrl: 'javascript:alert(1)',
    feedUrl: '//feed.example',
    displayRatio: 1.5,
    supportRatio: -0.1,
    clickSplit: '0.5',
    placement: 'Body Top',
    bots: '(',
    inHouse: [house, house, {name: 'B', link: 'x', img: '/i', extra: 1}],
    colour: 'red',
  };
  expect(() => check(options)).toThrowErrorMatchingInlineSnapshot(`
    "docusaurus.config.ts, options of plugins/ads: correct these, or see plugins/ads/README.md
      bots: must be a regular expression without slashes; found "("
      clickSplit: must be a number from 0 to 1; found "0.5"
      colour: is not allowed; found "red"
      displayRatio: must be a number from 0 to 1; found 1.5
      feedUrl: must start with https://, http:// or /; found "//feed.example"
      inHouse.1: has the name of an earlier ad; give each its own; found {"name":"a","link":"/x/","img":"/x/a.svg","description":"Text"}
      inHouse.2.description: is required; found nothing
      inHouse.2.extra: is not allowed; found 1
      inHouse.2.link: must start with https://, http:// or /; found "x"
      inHouse.2.name: must be in kebab case, as in offline-mode; found "B"
      placement: must be in kebab case, as in offline-mode; found "Body Top"
      scriptUrl: must start with https://, http:// or /; found "javascript:alert(1)"
      supportRatio: must be a number from 0 to 1; found -0.1"
  `);
});
