import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import uniquePaths from '../../../plugins/unique-paths';
import {DEFAULT_OPTIONS, type Options} from '../../../plugins/unique-paths/options';

const siteDir = path.resolve(__dirname, '../../..');
const NODES = 'test/fixtures/unique-paths/navigation';

let generatedFilesDir: string;

beforeEach(() => {
  generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'unique-paths-'));
});

afterEach(() => {
  fs.rmSync(generatedFilesDir, {recursive: true});
});

function contextOf(baseUrl = '/x/') {
  const siteConfig = {onDuplicateRoutes: 'throw'} as LoadContext['siteConfig'];
  return {siteDir, siteConfig, baseUrl, generatedFilesDir} as LoadContext;
}

const load = (options: Options, context = contextOf()) =>
  uniquePaths(context, {...DEFAULT_OPTIONS, ...options});

/** Runs the life cycle in the framework's order, with the content and routes given. */
async function run(
  options: Options,
  {sidebar = [] as unknown[], routes = ['/x/a/', '/x/b/'], context = contextOf()} = {},
): Promise<void> {
  const plugin = await load(options, context);
  const content = await plugin.loadContent?.();
  const version = {
    versionName: 'current',
    docs: [{id: 'bars', permalink: '/x/react-charts/bars/', title: 'Bars'}],
    sidebars: {docs: sidebar},
  };
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}},
    actions: {} as never,
  });
  const write = (file: string, text: string) =>
    fs.writeFileSync(path.join(generatedFilesDir, file), text);
  write(
    'routes.js',
    `import React from 'react';\nexport default [\n${routes
      .map(
        (route, index) => `{path: '${route}', component: ComponentCreator('${route}', '${index}')}`,
      )
      .join(',\n')}\n];\n`,
  );
  write(
    'routesChunkNames.json',
    JSON.stringify(
      Object.fromEntries(
        routes.map((route, index) => [
          `${route}-${index}`,
          {__comp: `c${index}`, __context: {plugin: 'p'}},
        ]),
      ),
    ),
  );
  write(
    'registry.js',
    `export default {\n${[
      ...routes.map((_, index) => [`c${index}`, `@site/src/pages/${index}.tsx`]),
      ['p', '@generated/docusaurus-plugin-content-pages/default/__plugin.json'],
    ]
      .map(([chunk, module]) => `  "${chunk}": [() => import("${module}"), "${module}", 0],`)
      .join('\n')}};\n`,
  );
  plugin.configureWebpack?.({}, true, {} as never, content);
  plugin.configureWebpack?.({}, false, {} as never, content);
}

const bars = {type: 'doc', id: 'bars'};

describe('the plugin', () => {
  it('passes the navigation of the site', async () => {
    await expect(run({}, {sidebar: [bars]})).resolves.toBeUndefined();
  });

  it('names both places of every duplicated page node, groups included', async () => {
    await expect(load({navigation: NODES})).rejects.toThrow(
      [
        '2 duplicate page paths in the navigation; keep one place of each, or list the path with a reason in the option "ignore" of plugins/unique-paths',
        `  /x/react-charts-group at ${NODES}/charts.ts:2:13 and at ${NODES}/charts.ts:8:17`,
        `  /x/react-charts/bars at ${NODES}/charts.ts:5:16 and at ${NODES}/charts.ts:10:29`,
      ].join('\n'),
    );
  });

  it('lists faulty nodes and duplicates together', async () => {
    const folder = 'test/fixtures/unique-paths/faulty';
    await expect(load({navigation: folder})).rejects.toThrow(
      new RegExp(
        [
          '^3 faults in the navigation; .*',
          `  ${folder}/index.ts:2:14 /x/a: plan: expected "pro" or "premium", found "gold"`,
          `  ${folder}/index.ts:4:14 x/b: pathname: expected a path that starts with /x/, .*`,
          `  ${folder}/index.ts:4:14 x/b: unknown field "colour"; .*`,
          '1 duplicate page path in the navigation; .*',
          `  /x/a at ${folder}/index.ts:2:14 and at ${folder}/index.ts:3:14$`,
        ].join('\n'),
      ),
    );
  });

  it('stops on faulty nodes at any severity', async () => {
    const navigation = 'test/fixtures/unique-paths/faulty';
    await expect(load({navigation, severity: 'ignore'})).rejects.toThrow('3 faults');
  });

  it('checks the navigation again when the dev server reloads', async () => {
    const navigation = path.relative(siteDir, generatedFilesDir);
    const write = (text: string) =>
      fs.writeFileSync(path.join(generatedFilesDir, 'index.ts'), text);
    write("export const navigation = [{pathname: '/x/a'}];");
    const plugin = await load({navigation});
    await expect(plugin.loadContent?.()).resolves.toBeUndefined();
    write("export const navigation = [{pathname: '/x/a'}, {pathname: '/x/a'}];");
    await expect(plugin.loadContent?.()).rejects.toThrow('1 duplicate page path');
    expect(plugin.getPathsToWatch?.()).toEqual([`${navigation}/**/*.ts`]);
  });

  it('names both places of a page that a sidebar lists twice', async () => {
    const group = {type: 'category', label: 'Group', items: [{...bars, label: 'Again'}]};
    await expect(run({}, {sidebar: [bars, group]})).rejects.toThrow(
      /1 duplicate page path in the sidebars; .*\n {2}\/x\/react-charts\/bars at sidebars\.docs\[0\] \(Bars\) and at sidebars\.docs\[1\]\.items\[0\] \(Group › Again\)$/,
    );
  });

  it('names both places of a route that is there twice', async () => {
    await expect(run({}, {routes: ['/x/a/', '/x/b/', '/x/a/']})).rejects.toThrow(
      /1 duplicate page path in the routes; .*\n {2}\/x\/a at docusaurus-plugin-content-pages: @site\/src\/pages\/0\.tsx and at docusaurus-plugin-content-pages: @site\/src\/pages\/2\.tsx$/,
    );
  });

  it('silences the check of the framework until it has made its own', async () => {
    const context = contextOf();
    await load({}, context);
    expect(context.siteConfig.onDuplicateRoutes).toBe('ignore');
    const second = contextOf();
    await run({}, {context: second});
    expect(second.siteConfig.onDuplicateRoutes).toBe('throw');
    const third = contextOf();
    await load({severity: 'warn'}, third);
    expect(third.siteConfig.onDuplicateRoutes).toBe('throw');
  });

  it('prints instead of stopping when it shall only warn', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
    await run(
      {navigation: NODES, severity: 'warn'},
      {sidebar: [bars, bars], routes: ['/x/a/', '/x/a/']},
    );
    expect(warn.mock.calls.map(([text]) => String(text).split(';')[0])).toEqual([
      '2 duplicate page paths in the navigation',
      '1 duplicate page path in the sidebars',
      '1 duplicate page path in the routes',
    ]);
  });

  it('looks for nothing when told to ignore', async () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
    await run(
      {navigation: NODES, severity: 'ignore'},
      {sidebar: [bars, bars], routes: ['/x/a/', '/x/a/']},
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('lets listed paths through', async () => {
    const ignore = [
      {path: '/x/react-charts-group', reason: 'test'},
      {path: '/x/react-charts/bars/', reason: 'test'},
      {path: '/x/a', reason: 'test'},
    ];
    await expect(
      run({navigation: NODES, ignore}, {sidebar: [bars, bars], routes: ['/x/a/', '/x/a/']}),
    ).resolves.toBeUndefined();
  });

  it('stops when a listed path has one place only', async () => {
    const ignore = [{path: '/x/react-charts/pie', reason: 'was listed twice once'}];
    await expect(run({ignore})).rejects.toThrow(
      /nothing claims these paths twice; remove the entries\n {2}\/x\/react-charts\/pie \(was listed twice once\)$/,
    );
  });
});
