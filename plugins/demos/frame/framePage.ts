import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {FRAME_ENTRY, FramePagePlugin} from './FramePagePlugin';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Configuration of the bundler that adds the frame's page to a site: an entry beside the site's own. */
export function framePage(
  {entry, plugins = []}: WebpackConfig,
  baseUrl: string,
  generatedFilesDir: string,
): Pick<WebpackConfig, 'entry' | 'plugins'> {
  if (typeof entry !== 'string') {
    throw new Error('plugins/demos: expected one entry of the bundler, that of Docusaurus.');
  }
  // The dev server's page loads every entry of the bundler, and two entries are two Reacts.
  for (const plugin of plugins) {
    if (isPagePlugin(plugin)) {
      plugin.options.excludeChunks = [FRAME_ENTRY];
    }
  }
  const manifest = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    entry: {
      main: entry,
      [FRAME_ENTRY]: path.join(__dirname, 'entry.tsx'),
    },
    plugins: [new FramePagePlugin(baseUrl, manifest)],
  };
}

/** Whether a plugin is html-webpack-plugin, which Docusaurus 3.10.2 uses in `start` alone. */
function isPagePlugin(plugin: unknown): plugin is {options: {excludeChunks?: string[]}} {
  return plugin?.constructor.name === 'HtmlWebpackPlugin';
}
