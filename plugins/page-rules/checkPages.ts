import fs from 'node:fs';
import path from 'node:path';
import type {PageNode} from '../../src/navigation';
import {docIdOf} from '../../src/navigation/docIdOf';
import {listDocIds} from '../../src/navigation/listDocIds';
import {isPage, walk} from '../../src/navigation/walk';
import {formatFaults, type Fault} from '../demos/fault';
import {checkPage} from './checkPage';
import type {PluginOptions} from './options';

/** What to check: the options, with the page nodes read. */
export type PageRules = Pick<PluginOptions, 'path' | 'exclude'> & {
  readonly navigation?: readonly PageNode[];
};

function nodesByDocId(navigation: readonly PageNode[]): Map<string, PageNode> {
  return new Map(
    walk(navigation)
      .map(({node}) => node)
      .filter(isPage)
      .map((node) => [docIdOf(node.pathname), node]),
  );
}

/**
 * Reads all pages of a folder and gives their faults. Files are read synchronously, so that this list
 * comes before the first fault of whatever else reads the pages in the same turn.
 */
export async function findFaults(siteDir: string, options: PageRules): Promise<Fault[]> {
  const nodes = nodesByDocId(options.navigation ?? []);
  const faults = [...listDocIds(path.join(siteDir, options.path), fs)]
    .filter((docId) => !options.exclude.some((folder) => docId.startsWith(`${folder}/`)))
    .map((docId) => {
      const file = `${options.path}/${docId}.mdx`;
      const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
      return checkPage({file, docId, source, node: nodes.get(docId)});
    });
  return (await Promise.all(faults)).flat();
}

/**
 * Checks all pages of a folder.
 *
 * @throws an error with every fault, one a line, sorted by file and line
 */
export async function checkPages(siteDir: string, options: PageRules): Promise<void> {
  const faults = await findFaults(siteDir, options);
  if (faults.length > 0) {
    throw new Error(formatFaults(`Pages in ${options.path} break the rules`, faults));
  }
}
