import fs from 'node:fs';
import path from 'node:path';
import {docIdOf} from '../../src/navigation/docIdOf';
import {listDocIds} from '../../src/navigation/listDocIds';
import type {PageNode} from '../../src/navigation/types';
import {isApiPath, isPage, walk} from '../../src/navigation/walk';
import {navigation as v4} from '../../src/navigation/v4';
import {navigation as v5} from '../../src/navigation/v5';
import {navigation as v6} from '../../src/navigation/v6';
import {navigation as v7} from '../../src/navigation/v7';
import {productsIn} from '../../src/product/versions';
import wanted from '../fixtures/nav-older-paths.json';

const root = path.resolve(__dirname, '../..');

const guidesOf = (navigation: readonly PageNode[]) =>
  walk(navigation)
    .map(({node}) => node)
    .filter((node) => isPage(node) && !isApiPath(node.pathname))
    .map(({pathname}) => pathname);

/** External links count as guides of v7 and v6: 158 and 131 with “What's new”. */
const VERSIONS = [
  ['v7', v7, 157, 10],
  ['v6', v6, 130, 5],
  ['v5', v5, 56, 5],
  ['v4', v4, 19, 0],
] as const;

describe.each(VERSIONS)('%s', (version, navigation, count, furtherPages) => {
  const guides = guidesOf(navigation);
  const docs = path.join(root, 'versioned_docs', `version-${version}`);
  const ids = listDocIds(docs, fs);
  const isWritten = (pathname: string) => ids.has(docIdOf(pathname));
  const first = [
    ...(version === 'v4' ? [] : ['/x/introduction', '/x/introduction/installation']),
    ...productsIn(version).flatMap(({product}) => {
      const overview = `/x${product.pathPrefix.slice(0, -1)}`;
      return [overview, `${overview}/getting-started`];
    }),
  ].filter((pathname) => guides.includes(pathname));

  test(`lists its ${count} guides, each once`, () => {
    expect([...guides].sort()).toEqual([...wanted[version]].sort());
    expect(new Set(guides).size).toBe(count);
  });

  test('has introduction, installation, and overview and quickstart of each product', () => {
    expect(first.filter((pathname) => !isWritten(pathname))).toEqual([]);
    expect(first.length).toBeGreaterThanOrEqual(2);
  });

  test(`has at least ${furtherPages} further guides with a demo`, () => {
    const further = guides.filter((pathname) => isWritten(pathname) && !first.includes(pathname));
    const withDemo = further.filter((pathname) =>
      fs.readFileSync(path.join(docs, `${docIdOf(pathname)}.mdx`), 'utf8').includes('<Demo '),
    );
    expect(withDemo.length).toBeGreaterThanOrEqual(furtherPages);
  });
});
