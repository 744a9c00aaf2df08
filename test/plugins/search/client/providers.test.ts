import createDocSearch from '../../../../plugins/search/client/providers/docsearch';
import createPagefind from '../../../../plugins/search/client/providers/pagefind';
import createTypesense from '../../../../plugins/search/client/providers/typesense';
import type {ProviderQuery} from '../../../../plugins/search/client/provider';
import {startSearchEndpoint, type SearchEndpoint} from '../../../servers/searchEndpoints';

const query: ProviderQuery = {
  text: 'stack',
  words: [['stack']],
  pages: [
    {p: 'react-charts/bars/', t: 'Bars', g: [], f: 'en_1'},
    {p: 'react-charts/lines/', t: 'Lines', g: [], f: 'en_2'},
  ],
  baseUrl: '/x/',
  signal: new AbortController().signal,
};

let server: SearchEndpoint;
beforeEach(async () => {
  server = await startSearchEndpoint();
});
afterEach(() => server.close());

const services = [
  [
    'docsearch',
    (host: string, apiKey: string) =>
      createDocSearch({appId: 'A', apiKey, indexName: 'docs', host}),
  ],
  [
    'typesense',
    (host: string, apiKey: string) => createTypesense({host, apiKey, collection: 'docs'}),
  ],
] as const;

describe.each(services)('%s', (_name, create) => {
  test('groups the records of the service by page, in its order', async () => {
    const hits = await create(server.url, 'good').search(query);
    expect(hits.map(({path, score}) => [path, score])).toEqual([
      ['react-charts/bars/', 1],
      ['react-charts/lines/', 0.5],
    ]);
    expect(await hits[0]?.sections()).toEqual([
      {
        title: 'Stack series',
        path: '/x/react-charts/bars/#stack-series',
        excerpt: [{text: 'Series with a '}, {text: 'stack', marked: true}],
      },
      {
        title: '',
        path: '/x/react-charts/bars/',
        excerpt: [{text: 'Bars & '}, {text: 'stack', marked: true}],
      },
    ]);
  });

  test('asks with the words as typed', async () => {
    await create(server.url, 'good').search({...query, text: 'stacked bars'});
    expect(JSON.stringify(server.requests)).toMatch(/"query":"stacked bars"|q=stacked\+bars/);
  });

  test('passes on why the service refuses', async () => {
    await expect(create(server.url, 'bad').search(query)).rejects.toThrow(
      `${server.url} answers 403: Invalid API key`,
    );
  });
});

describe('pagefind', () => {
  const found = (id: string, score: number) => ({
    id,
    score,
    data: () =>
      Promise.resolve({
        url: '/',
        sub_results: [
          {title: 'Bars', url: '/', excerpt: 'One <mark>stack</mark> &lt;b&gt;'},
          {title: 'Gaps', url: '/#gaps', anchor: {id: 'gaps'}, excerpt: 'Two'},
        ],
      }),
  });
  const answers: Record<string, ReturnType<typeof found>[]> = {
    stack: [found('en_1', 4), found('en_2', 1)],
    bars: [found('en_1', 2), found('en_9', 2)],
    pile: [found('en_2', 9)],
  };
  const load = () =>
    Promise.resolve({search: (text: string) => Promise.resolve({results: answers[text] ?? []})});
  const scoresOf = async (words: string[][]) => {
    const hits = await createPagefind({}, load).search({...query, words});
    return Object.fromEntries(hits.map(({path, score}) => [path, score]));
  };

  test('a page that lacks one of the words is found, with a lower score', async () => {
    expect(await scoresOf([['stack'], ['bars']])).toEqual({
      'react-charts/bars/': 1,
      'react-charts/lines/': 0.25,
    });
  });

  test('what a word may stand for counts less than the word', async () => {
    expect(await scoresOf([['stack', 'pile']])).toEqual({
      'react-charts/bars/': 1,
      'react-charts/lines/': 0.7,
    });
  });

  test('parts of a page have their heading, address and marked text', async () => {
    const [first] = await createPagefind({}, load).search(query);
    expect(await first?.sections()).toEqual([
      {
        title: '',
        path: '/x/react-charts/bars/',
        excerpt: [{text: 'One '}, {text: 'stack', marked: true}, {text: ' <b>'}],
      },
      {title: 'Gaps', path: '/x/react-charts/bars/#gaps', excerpt: [{text: 'Two'}]},
    ]);
  });

  test('a failed start is tried again with the next query', async () => {
    let attempts = 0;
    const provider = createPagefind({}, () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : load();
    });
    await expect(provider.search(query)).rejects.toThrow('offline');
    expect(await provider.search(query)).toHaveLength(2);
  });
});
