import {partsOf} from '../excerpt';
import type {ProviderHit, SearchProvider, Section} from '../provider';

interface Fragment {
  url: string;
  sub_results: {title: string; url: string; excerpt: string; anchor?: {id: string}}[];
}

interface Found {
  id: string;
  score: number;
  data: () => Promise<Fragment>;
}

/** The part of Pagefind's own script that is used. */
export interface PagefindApi {
  /** Fetches the program and the list of the index's parts; `search` does so where it was not called. */
  init?(): Promise<void>;
  search(text: string): Promise<{results: Found[]}>;
}

/** How many parts of a page are shown. */
const SECTIONS = 4;

async function loadPagefind(baseUrl: string): Promise<PagefindApi> {
  // The script lies beside its index, so the bundler must leave the import alone.
  const address = `${baseUrl}pagefind/pagefind.js`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as {
    createInstance(options: object): PagefindApi;
  };
  // Without a worker, since that would fetch the script a second time.
  return pagefind.createInstance({
    basePath: `${baseUrl}pagefind/`,
    noWorker: true,
    excerptLength: 22,
  });
}

/**
 * Full-text search in the static index of the site. Each word is asked on its own, so that a page
 * that lacks one of several words is still found.
 *
 * @param load fetches Pagefind's script
 */
export default function createPagefind(
  _options: object = {},
  load: (baseUrl: string) => Promise<PagefindApi> = loadPagefind,
): SearchProvider {
  let api: Promise<PagefindApi> | undefined;
  const start = (baseUrl: string) => {
    api ??= load(baseUrl);
    api.catch(() => (api = undefined));
    return api;
  };
  return {
    prepare(baseUrl) {
      if (!api) {
        start(baseUrl)
          .then((pagefind) => pagefind.init?.())
          .catch(() => undefined);
      }
    },

    async search({words, pages, baseUrl}) {
      const pagefind = await start(baseUrl);
      const paths = new Map(pages.map(({f, p}) => [f, p]));
      const whole = words.map(([word]) => word).join(' ');
      const [together, ...single] = await Promise.all([
        pagefind.search(whole),
        ...words.map(async (alternatives) => {
          const answers = await Promise.all(alternatives.map((word) => pagefind.search(word)));
          return answers.map(({results}, index) => ({results, share: index === 0 ? 1 : 0.7}));
        }),
      ]);
      const scores = new Map<string, number>();
      const best = new Map<string, Found>(together.results.map((found) => [found.id, found]));
      const leastShare = 1 / words.length;
      for (const answers of single) {
        const forWord = new Map<string, number>();
        for (const {results, share} of answers) {
          const top = results[0]?.score || 1;
          for (const found of results) {
            const score = share * Math.sqrt(found.score / top);
            forWord.set(found.id, Math.max(forWord.get(found.id) ?? 0, score));
            best.set(found.id, best.get(found.id) ?? found);
          }
        }
        forWord.forEach((score, id) => scores.set(id, (scores.get(id) ?? 0) + score * leastShare));
      }
      return [...scores].flatMap(([id, score]): ProviderHit[] => {
        const path = paths.get(id);
        const found = best.get(id);
        return path !== undefined && found
          ? [{path, score, sections: async () => sectionsOf(await found.data(), path, baseUrl)}]
          : [];
      });
    },
  };
}

function sectionsOf({sub_results: parts}: Fragment, path: string, baseUrl: string): Section[] {
  return parts.slice(0, SECTIONS).map(({title, anchor, excerpt}) => ({
    title: anchor ? title : '',
    path: `${baseUrl}${path}${anchor ? `#${anchor.id}` : ''}`,
    excerpt: partsOf(excerpt, 'mark'),
  }));
}
