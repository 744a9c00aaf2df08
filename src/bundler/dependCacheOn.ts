import type {Plugin} from '@docusaurus/types';

/** Configuration of the bundler as plugins are handed it. */
export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Lets the bundler's cache, which outlives a process, not outlive a change of files that it cannot know of: code that
 * makes modules, data that pages are filled with.
 *
 * @param files absolute paths
 * @returns what a plugin adds to the configuration; nothing where the cache does not persist
 */
export function dependCacheOn(
  config: BundlerConfig,
  files: readonly string[],
): {experiments?: object} {
  const {cache} = (config.experiments ?? {}) as {cache?: {type?: string}};
  return cache?.type === 'persistent' ? {experiments: {cache: {buildDependencies: files}}} : {};
}
