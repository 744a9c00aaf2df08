import type {Root} from 'mdast';
import type {Md} from './types';

/** Reads and writes Markdown; the packages are ES modules and loaded once. */
export interface MarkdownTools {
  /** Tree of a page as its writer wrote it. */
  parseMdx: (source: string) => Md;
  /** Tree of plain Markdown. */
  parseMarkdown: (source: string) => Md;
  /** Tree of HTML, as Markdown. */
  parseHtml: (html: string) => Md;
  print: (tree: Md) => string;
}

async function load(): Promise<MarkdownTools> {
  const [{unified}, parse, mdx, gfm, directive, frontmatter, stringify, html, fromHtml] =
    await Promise.all([
      import('unified'),
      import('remark-parse'),
      import('remark-mdx'),
      import('remark-gfm'),
      import('remark-directive'),
      import('remark-frontmatter'),
      import('remark-stringify'),
      import('rehype-parse'),
      import('rehype-remark'),
    ]);
  const page = unified()
    .use(parse.default)
    .use(mdx.default)
    .use(frontmatter.default)
    .use(directive.default)
    .use(gfm.default);
  const plain = unified().use(parse.default).use(gfm.default);
  const markup = unified().use(html.default, {fragment: true}).use(fromHtml.default);
  const printer = unified()
    .use(gfm.default, {tablePipeAlign: false})
    .use(stringify.default, {bullet: '-', emphasis: '_', rule: '-', fences: true});
  return {
    parseMdx: (source) => page.parse(source) as Md,
    parseMarkdown: (source) => plain.parse(source) as Md,
    parseHtml: (source) => markup.runSync(markup.parse(source)) as Md,
    print: (tree) => printer.stringify(tree as unknown as Root),
  };
}

let tools: Promise<MarkdownTools> | undefined;

/** The tools, loaded with the first call. */
export function loadTools(): Promise<MarkdownTools> {
  return (tools ??= load());
}
