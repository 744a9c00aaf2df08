import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {findApi} from './findApi';
import {formatEntry, formatOutline} from './formatApi';
import {LibraryError, type Library} from './library';
import {findPage, javaScriptOf, sectionOf} from './readPage';
import {searchPages} from './searchPages';

/** Characters of a page in one answer, unless less is asked for. */
const PAGE_LIMIT = 40_000;

const version = z
  .string()
  .optional()
  .describe('Version of the components: "current" (default), "v7", "v6" …; see list_versions');
const product = z
  .string()
  .optional()
  .describe('Part of a product\'s name: "data-grid", "date-pickers", "charts" or "tree-view"');

const answer = (text: string, isError = false) => ({
  content: [{type: 'text' as const, text}],
  ...(isError && {isError}),
});

/** Runs a tool; what its user can put right is an answer, not a failure of the server. */
function attempt(run: () => string) {
  try {
    return answer(run());
  } catch (error) {
    if (error instanceof LibraryError) {
      return answer(error.message, true);
    }
    throw error;
  }
}

/** The tools over a library of built pages; transport and process are the caller's. */
export function createServer(library: Library, release: string): McpServer {
  const server = new McpServer({name: 'x-docs', version: release});
  const readOnly = {readOnlyHint: true, openWorldHint: false};

  server.registerTool(
    'list_versions',
    {
      title: 'Versions',
      description: 'Lists the versions of the documentation that can be read, with their products.',
      annotations: readOnly,
    },
    () =>
      attempt(() => {
        library.open(library.names()[0]);
        return library
          .names()
          .map((name) => {
            const {label, pages, api} = library.open(name);
            const products = [...new Set(pages.map((page) => page.product).filter(Boolean))];
            return `${name} (${label}): ${pages.length} pages, ${api.length} of them API; ${products.join(', ')}`;
          })
          .join('\n');
      }),
  );

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds guides and API pages by words. Answers with titles, paths for read_page, and the line that fits best.',
      inputSchema: {
        query: z.string().min(1).describe('What a reader would type: "freeze a column"'),
        version,
        product,
        kind: z.enum(['guide', 'api']).optional(),
        limit: z.number().int().min(1).max(50).optional().describe('Most results; default 8'),
      },
      annotations: readOnly,
    },
    ({query, version: name, product: part, kind, limit}) =>
      attempt(() => {
        const words = part?.replaceAll('-', ' ').replace(/^date pickers$/, 'pickers');
        const hits = searchPages(library.open(name), query, {
          ...(words && {product: words}),
          ...(kind && {kind}),
          ...(limit && {limit}),
        });
        return hits.length > 0
          ? hits
              .map(
                ({page, heading, excerpt}, index) =>
                  `${index + 1}. ${page.title}${heading ? ` › ${heading}` : ''}\n   path: ${page.path}\n   ${excerpt}`,
              )
              .join('\n')
          : `Nothing matches "${query}". Try other words or fewer filters.`;
      }),
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Gives a page as Markdown, with the code of its demos. A long page comes in parts: ask again with the "from" it names.',
      inputSchema: {
        path: z
          .string()
          .min(1)
          .describe('"react-data-grid/sorting", or any address of the page, with or without host'),
        version,
        section: z.string().optional().describe('Only what stands under this heading'),
        language: z.enum(['ts', 'js']).optional().describe('Language of demos; default ts'),
        from: z.number().int().min(0).optional().describe('Character to begin at; default 0'),
        limit: z
          .number()
          .int()
          .min(500)
          .optional()
          .describe(`Most characters; default ${PAGE_LIMIT}`),
      },
      annotations: readOnly,
    },
    ({path: written, version: name, section, language, from = 0, limit = PAGE_LIMIT}) =>
      attempt(() => {
        const opened = library.open(name);
        const page = findPage(opened, written);
        const whole = language === 'js' ? javaScriptOf(opened, page) : page;
        const text = section ? sectionOf(whole, section) : whole.text;
        const part = text.slice(from, from + limit);
        const rest = text.length - from - part.length;
        const more =
          rest > 0 ? `\n\n[${rest} more characters: ask again with from: ${from + limit}]` : '';
        return `Source: ${page.url} (version ${opened.label})\n\n${part}${more}`;
      }),
  );

  server.registerTool(
    'read_api',
    {
      title: 'Read an API entry',
      description:
        'Explains a component, interface, hook, event or one of their members. "DataGrid" gives the names on its page, ' +
        '"GridColDef.sortComparator" one member, "onRowClick" every member of that name.',
      inputSchema: {
        name: z.string().min(1).describe('"DataGrid", "GridColDef.sortComparator", "onRowClick"'),
        version,
        product,
      },
      annotations: readOnly,
    },
    ({name: asked, version: name, product: part}) =>
      attempt(() => {
        const opened = library.open(name);
        if (opened.api.length === 0) {
          throw new LibraryError(
            `Version ${opened.label} is built without an API reference. Read its guides with search and read_page.`,
          );
        }
        const {documents, entries, near} = findApi(opened.api, asked, part);
        const found = [...documents.map(formatOutline), ...entries.map(formatEntry)];
        if (found.length === 0) {
          throw new LibraryError(
            `The API reference has no "${asked}". ${near.length > 0 ? `Did you mean: ${near.join(', ')}?` : 'Find it with search.'}`,
          );
        }
        return found.join('\n\n---\n\n');
      }),
  );

  return server;
}
