import {makePageMap} from '../../../plugins/versions/pageMap';

test('the map holds the pages of each version below its base, sorted, without what is no page', () => {
  const map = makePageMap(
    new Map([
      ['v8', ['/x/', '/x/404.html', '/x/playground/', '/x/react-charts/', '/x/introduction/']],
      ['v7', ['/x/v7/', '/x/v7/react-charts']],
    ]),
  );
  expect(map.versions).toEqual([
    {
      name: 'v8',
      label: 'v8.0.0-beta.0',
      base: '/x/',
      pages: ['/introduction/', '/react-charts/'],
    },
    {name: 'v7', label: 'v7', base: '/x/v7/', pages: ['/react-charts/']},
  ]);
});
