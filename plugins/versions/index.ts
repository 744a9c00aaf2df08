import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readNavigation} from '../../src/navigation/readNavigation';
import type {PageNode} from '../../src/navigation/types';
import {withApiPages} from '../api-reference/navigationNodes';
import type {PageList} from '../api-reference/types';
import {formatFaults} from '../demos/fault';
import {checkPackages} from './checkPackages';
import {findElsewhere} from './elsewhere';
import {listPages} from './listPages';
import type {PluginOptions} from './options';
import {aliasPackages} from './ownPackages';
import {makePageMap} from './pageMap';
import {passOf, type Pass} from './readPass';
import {redirectPage} from './redirectPage';
import {writeSidebars} from './writeSidebars';
import {CURRENT_NAME} from '../../src/product/versions';

export {validateOptions} from './options';

/** Module of the live demos that names every package that edited code may import. */
const DEMO_PACKAGES = path.join(__dirname, '../demos/client/packages.ts');
const EMPTY_MODULE = path.join(__dirname, '../demos/emptyModule.ts');

/** The date libraries that edited code may import. */
const DATE_LIBRARIES = path.join(__dirname, '../demos/client/dateLibraries.js');

/** Tables of component labels in other languages. */
const LABELS = /[\\/]src[\\/]i18n[\\/]labels[\\/]\w+\.ts$/;

/** Switcher, banner and packages of the version that a pass builds. */
export default async function versions(
  {siteDir, baseUrl}: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const pass = passOf(options.version);
  if (!pass.isCurrent) {
    reportFaults(siteDir, pass);
  }
  const readNodes = async (of: Pass) => {
    const nodes = (await readNavigation(siteDir, of.navigation)).nodes as PageNode[];
    const list = path.join(__dirname, '../api-reference/pages', `${of.name}.json`);
    return existsSync(list)
      ? withApiPages(nodes, JSON.parse(readFileSync(list, 'utf8')) as PageList)
      : nodes;
  };
  const writeNavigation = async () => {
    if (!pass.isCurrent) {
      writeSidebars(siteDir, pass, await readNodes(pass));
    }
  };
  // The docs plugin reads its sidebars before any other plugin's content is loaded.
  await writeNavigation();

  return {
    name: 'x-docs-versions',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [`${pass.navigation}/*.ts`],
    loadContent: writeNavigation,

    async contentLoaded({actions}) {
      const current = passOf(CURRENT_NAME);
      const elsewhere = pass.isCurrent
        ? {}
        : findElsewhere(
            listPages(siteDir, pass, await readNodes(pass)),
            listPages(siteDir, current, await readNodes(current)),
          );
      await actions.createData('elsewhere.json', elsewhere);
    },

    configureWebpack(config) {
      if (pass.isCurrent) {
        return {};
      }
      const text = readFileSync(DEMO_PACKAGES, 'utf8');
      const wanted = [...text.matchAll(/import\((?:\/\*.*?\*\/ )?'(.+?)'\)/g)].map(
        ([, name = '']) => name,
      );
      return {
        ...cacheOfItsOwn(config, pass.name),
        resolve: {alias: aliasPackages(path.join(siteDir, pass.packages), wanted, EMPTY_MODULE)},
        module: {
          rules: [
            {test: LABELS, enforce: 'pre', use: [require.resolve('./englishLabels.js')]},
            {
              test: DATE_LIBRARIES,
              enforce: 'pre',
              use: [require.resolve('./noDateLibraries.js')],
            },
          ],
        },
      };
    },

    async postBuild({outDir, routesPaths}) {
      if (pass.isCurrent) {
        const map = makePageMap(new Map([[pass.name, routesPaths]]));
        await writeFile(path.join(outDir, 'versions.json'), JSON.stringify(map));
      } else if (!existsSync(path.join(outDir, 'index.html'))) {
        const start = `${baseUrl}${pass.start.slice(1)}`;
        await writeFile(path.join(outDir, 'index.html'), redirectPage(start));
      }
    },
  };
}

/** @throws with everything that is wrong with the packages of a version, one a line */
function reportFaults(siteDir: string, pass: Pass): void {
  const faults = checkPackages(siteDir, pass);
  if (faults.length > 0) {
    throw new Error(formatFaults(`${pass.name} cannot be built`, faults));
  }
  if (!existsSync(path.join(siteDir, pass.packages, 'node_modules'))) {
    throw new Error(
      `${pass.packages}/node_modules is missing, so the packages of ${pass.name} are not installed. ` +
        `Run npm install in ${pass.packages}; npm run build and npm start do so themselves.`,
    );
  }
}

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The bundler's cache knows nothing of the environment: each pass keeps its own. */
function cacheOfItsOwn(config: WebpackConfig, name: string): object {
  const {cache} = (config.experiments ?? {}) as {cache?: {type?: string; version?: string}};
  return cache?.type === 'persistent'
    ? {experiments: {cache: {version: `${cache.version ?? ''}-${name}`}}}
    : {};
}
