import {partsOf} from '../excerpt';
import type {SearchProvider} from '../provider';
import {fetchAnswer, groupRecords} from './remote';

/** Where a Typesense collection that a documentation scraper fills is asked. */
export interface TypesenseOptions {
  /** Origin of the cluster: `https://search.example.com`. */
  host: string;
  /** A key that may search only. */
  apiKey: string;
  collection: string;
  /** Fields to search in; headings before text by default. */
  queryBy?: string;
}

/** Fields of the scraper's collection. */
const QUERY_BY = 'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl0,content';

interface Document {
  url: string;
  content?: string;
  'hierarchy.lvl2'?: string | null;
  'hierarchy.lvl3'?: string | null;
  hierarchy?: {lvl2?: string | null; lvl3?: string | null};
}

interface Answer {
  hits: {document: Document; highlights?: {field: string; snippet?: string}[]}[];
}

function headingOf(document: Document): string {
  const {lvl2, lvl3} = document.hierarchy ?? {};
  return document['hierarchy.lvl3'] ?? lvl3 ?? document['hierarchy.lvl2'] ?? lvl2 ?? '';
}

/** Full-text search at a Typesense cluster. */
export default function createTypesense(options: TypesenseOptions): SearchProvider {
  const {host, apiKey, collection, queryBy = QUERY_BY} = options;
  return {
    async search({text, baseUrl, signal}) {
      const query = new URLSearchParams({
        q: text,
        query_by: queryBy,
        per_page: '40',
        highlight_start_tag: '<mark>',
        highlight_end_tag: '</mark>',
        highlight_affix_num_tokens: '10',
      });
      const path = `/collections/${encodeURIComponent(collection)}/documents/search`;
      const answer = (await fetchAnswer(`${host}${path}?${query}`, {
        signal,
        headers: {'x-typesense-api-key': apiKey},
      })) as Answer;
      return groupRecords(
        answer.hits.map(({document, highlights = []}) => {
          const snippet = highlights.find(({field}) => field === 'content')?.snippet;
          const excerpt = partsOf(snippet ?? document.content ?? '', 'mark');
          return {url: document.url, section: {title: headingOf(document), excerpt}};
        }),
        baseUrl,
      );
    },
  };
}
