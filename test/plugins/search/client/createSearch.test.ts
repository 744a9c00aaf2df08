import {createSearch} from '../../../../plugins/search/client/createSearch';
import type {ProviderQuery} from '../../../../plugins/search/client/provider';
import {NO_FILTERS} from '../../../../plugins/search/client/rankPages';

const pages = [
  {p: 'react-data-grid/sorting/', t: 'Sorting', g: ['Data Grid']},
  {p: 'react-charts/bars/', t: 'Bars', g: ['Charts']},
];

function setUp() {
  const asked: ProviderQuery[] = [];
  const shards: string[] = [];
  const search = createSearch({
    baseUrl: '/x/',
    synonyms: {},
    index: {
      pages: () => Promise.resolve({pages}),
      symbols: (letter: string) => {
        shards.push(letter);
        return Promise.resolve([]);
      },
    },
    provider: {
      search: (query) => {
        asked.push(query);
        return Promise.resolve([
          {path: 'react-charts/bars/', score: 1, sections: () => Promise.resolve([])},
        ]);
      },
    },
  });
  const find = async (text: string, withText: boolean) => {
    const {signal} = new AbortController();
    const found = await search.search({
      text,
      withText,
      filters: NO_FILTERS,
      productInView: '',
      signal,
    });
    return found.map(({path}) => path);
  };
  return {asked, shards, find};
}

test('titles are searched without the text of pages', async () => {
  const {asked, find} = setUp();
  expect(await find('sorting', false)).toEqual(['/x/react-data-grid/sorting/']);
  expect(asked).toEqual([]);
  expect((await find('sorting', true)).sort()).toEqual([
    '/x/react-charts/bars/',
    '/x/react-data-grid/sorting/',
  ]);
});

test('a single letter asks neither for text nor for names of the API', async () => {
  const {asked, shards, find} = setUp();
  await find('s', true);
  expect([asked, shards]).toEqual([[], []]);
  await find('sort b', true);
  expect(asked.map(({words}) => words)).toEqual([[['sort']]]);
});
