import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addOrigins, type Origins} from './addOrigins';
import {printModules} from './printModules';
import {parseRegistry, parseRoutes} from './readRoutes';
import {replaceModules, VERSION_DATA} from './replaceModules';
import {splitRoutes} from './splitRoutes';
import {trimGlobalData} from './trimGlobalData';
import {trimVersion} from './trimVersion';

/** Keeps the table of all pages out of the entry bundle: a section's pages come with its first page. */
export default function lazyRoutes({generatedFilesDir}: LoadContext): Plugin {
  const directory = path.join(generatedFilesDir, 'lazy-routes');
  const manifest = path.join(generatedFilesDir, 'client-manifest.json');
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');

  return {
    name: 'x-docs-lazy-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      const registry = read('registry.js');
      const modules = parseRegistry(registry);
      const chunkNames = JSON.parse(read('routesChunkNames.json')) as Parameters<
        typeof splitRoutes
      >[1];
      const split = splitRoutes(parseRoutes(read('routes.js')), chunkNames);
      fs.rmSync(directory, {recursive: true, force: true});
      fs.mkdirSync(directory, {recursive: true});
      for (const [file, text] of printModules(split, {chunkNames, registry, modules})) {
        fs.writeFileSync(path.join(directory, file), text);
      }
      fs.writeFileSync(
        path.join(directory, 'globalData.json'),
        trimGlobalData(read('globalData.json')),
      );
      for (const module of [...modules.values()].filter((name) => VERSION_DATA.test(name))) {
        const text = trimVersion(read(module.slice('@generated/'.length)));
        fs.writeFileSync(path.join(directory, path.basename(module)), text);
      }
      return replaceModules({
        config,
        bundler: currentBundler.instance,
        directory,
        afterBuild: () => {
          const written = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {origins: Origins};
          const origins = addOrigins(written.origins, modules, split.sections);
          fs.writeFileSync(manifest, JSON.stringify({...written, origins}));
        },
      });
    },
  };
}
