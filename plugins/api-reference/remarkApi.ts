import path from 'node:path';
import {DemoError, type Fault} from '../demos/fault';
import {importNode, jsonAttribute, type MdFile, type MdNode, walk} from '../demos/mdast';
import {type ApiIndex, readApiIndex} from './embed/apiIndex';
import {EMBEDS, fillEmbed} from './embed/blocks';
import {PRODUCTS} from './packages';
import {placesOf} from './places';
import type {Options} from './options';

/** Options of the remark plugin: those of the plugin, and where the site is. */
export interface RemarkApiOptions extends Options {
  /** Root of the repository, absolute. */
  siteDir: string;
  /** Stands in for the generated index, in tests. */
  index?: ApiIndex;
}

/**
 * Remark plugin: fills `<Api name="…" />`, `<ApiProps>`, `<ApiMethods>`, `<Events>` and `<Selectors>` with what the packages
 * say, so that a page carries the rows that it shows and nothing else of the reference.
 *
 * @throws {DemoError} with every name of the page that does not exist, and the nearest that do
 */
export default function remarkApi({siteDir, index, ...options}: RemarkApiOptions) {
  const places = placesOf({siteDir, baseUrl: '/'}, options);
  return (root: MdNode, file: MdFile): void => {
    const faults: Fault[] = [];
    const used = new Set<string>();
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const product = PRODUCTS.find((item) => page.includes(`/react-${item}/`));
    walk(root, (node) => {
      const {name: element} = node;
      if (!element || !EMBEDS.includes(element) || !/^mdxJsx(Flow|Text)Element$/.test(node.type)) {
        return;
      }
      const attributes = Object.fromEntries(
        (node.attributes ?? []).map(({name, value}) => [
          name,
          typeof value === 'string' ? value : '',
        ]),
      ) as Record<string, string>;
      const filled = fillEmbed({element, attributes}, index ?? readApiIndex(places), product);
      if ('fault' in filled) {
        faults.push({file: page, line: node.position?.start.line, ...filled.fault});
        return;
      }
      if ('reference' in filled) node.attributes = [jsonAttribute('reference', filled.reference)];
      else {
        node.name = 'ApiBlock';
        node.type = 'mdxJsxFlowElement';
        node.attributes = [jsonAttribute('block', filled.block)];
      }
      used.add(node.name ?? element);
    });
    if (faults.length > 0) throw new DemoError(`${page} cannot be compiled`, faults);
    // Imported by the page: pages without them do not load them.
    root.children?.unshift(...[...used].map((name) => importNode(name, `@theme/${name}`)));
  };
}
