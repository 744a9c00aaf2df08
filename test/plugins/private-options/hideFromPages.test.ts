import {hideFromPages} from '../../../plugins/private-options/hideFromPages';

test('fields of the build are not written for the browser and can still be read', () => {
  const config = {
    title: 'Docs',
    plugins: [['./plugins/ads', {inHouse: []}]],
    presets: ['classic'],
    themes: [],
    headTags: [],
  };
  hideFromPages(config as unknown as Parameters<typeof hideFromPages>[0]);
  expect(JSON.parse(JSON.stringify(config))).toEqual({title: 'Docs'});
  expect(config.plugins).toEqual([['./plugins/ads', {inHouse: []}]]);
  expect(config.presets).toEqual(['classic']);
});
