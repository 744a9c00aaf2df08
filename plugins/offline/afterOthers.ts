import type {Plugin} from '@docusaurus/types';

type Building = Pick<Plugin, 'name' | 'postBuild'>;

/**
 * Resolves when all plugins after this one in the list have written what they write after a build. The framework
 * starts them all at once, in order: this must be called before anything is awaited.
 *
 * @param self name of the plugin that waits
 */
export function afterOthers(plugins: readonly Building[], self: string): Promise<unknown> {
  const later = plugins.slice(plugins.findIndex(({name}) => name === self) + 1);
  const pending = later.flatMap((plugin) => {
    const {postBuild} = plugin;
    if (!postBuild) {
      return [];
    }
    return new Promise<void>((resolve) => {
      plugin.postBuild = async (...args) => {
        try {
          return await postBuild.apply(plugin, args);
        } finally {
          resolve();
        }
      };
    });
  });
  return Promise.all(pending);
}
