import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {products} from '../../src/product/products';
import {llmsAddress, productList, siteList, type LlmsSite} from './llms';
import {printShared} from './makeTwin';
import {loadTools} from './parse';
import type {WrittenTwin} from './writeTwins';

/** Where one page ends and the next begins. */
const SEPARATOR = '\n---\n\n';

/** Writes `llms.txt` of the site, and `llms.txt` and `llms-full.txt` of each product that has pages. */
export async function writeLlms(
  twins: readonly WrittenTwin[],
  site: LlmsSite,
  outDir: string,
): Promise<void> {
  const tools = await loadTools();
  const write = async (address: string, text: string) => {
    const file = path.join(outDir, address.slice(site.baseUrl.length));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };
  const pages = twins.map(({page}) => page);
  await write(`${site.baseUrl}llms.txt`, siteList(pages, products, site));
  for (const product of products) {
    const own = twins.filter(({page}) => page.productId === product.id);
    if (own.length === 0) {
      continue;
    }
    const bodies = own.map(
      ({body, page}) => `Source: ${site.url}${page.meta.permalink}\n\n${body}`,
    );
    // Data that many pages import is told once, at the end.
    const shared = new Map(own.flatMap((twin) => twin.shared.map((file) => [file.path, file])));
    const end = printShared([...shared.values()], 'ts', tools);
    const title = `# ${product.metadata} ${product.name}\n\nVersion ${site.version}, every page in one file.\n`;
    await write(llmsAddress(product, site.baseUrl), productList(pages, product, site));
    await write(llmsAddress(product, site.baseUrl, true), [title, ...bodies].join(SEPARATOR) + end);
  }
}
