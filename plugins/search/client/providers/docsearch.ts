import {partsOf} from '../excerpt';
import type {SearchProvider} from '../provider';
import {fetchAnswer, groupRecords} from './remote';

/** Where an Algolia index that a DocSearch crawler fills is asked. */
export interface DocSearchOptions {
  appId: string;
  /** The public key, which may search only. */
  apiKey: string;
  indexName: string;
  /** Origin of the service; that of the application by default. */
  host?: string;
}

interface Hit {
  url: string;
  hierarchy: Record<string, string | null>;
  content: string | null;
  _snippetResult?: {content?: {value: string}};
}

/** The deepest heading of a record; none where the record is the page itself. */
function headingOf(hierarchy: Hit['hierarchy']): string {
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'];
  return levels.map((level) => hierarchy[level]).find(Boolean) ?? '';
}

/** Full-text search at Algolia, in the index of a DocSearch crawler. */
export default function createDocSearch(options: DocSearchOptions): SearchProvider {
  const {appId, apiKey, indexName, host = `https://${appId}-dsn.algolia.net`} = options;
  return {
    async search({text, baseUrl, signal}) {
      const request = {
        indexName,
        query: text,
        hitsPerPage: 40,
        attributesToRetrieve: ['url', 'hierarchy', 'content'],
        attributesToSnippet: ['content:22'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      const answer = (await fetchAnswer(`${host}/1/indexes/*/queries`, {
        method: 'POST',
        signal,
        headers: {
          'content-type': 'application/json',
          'x-algolia-application-id': appId,
          'x-algolia-api-key': apiKey,
        },
        body: JSON.stringify({requests: [request]}),
      })) as {results: {hits: Hit[]}[]};
      const hits = answer.results[0]?.hits ?? [];
      return groupRecords(
        hits.map(({url, hierarchy, content, _snippetResult: snippet}) => ({
          url,
          section: {
            title: headingOf(hierarchy),
            excerpt: partsOf(snippet?.content?.value ?? content ?? '', 'mark'),
          },
        })),
        baseUrl,
      );
    },
  };
}
