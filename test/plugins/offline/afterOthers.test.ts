import type {Plugin} from '@docusaurus/types';
import {afterOthers} from '../../../plugins/offline/afterOthers';

type Building = Pick<Plugin, 'name' | 'postBuild'>;
const NO_PROPS = {} as Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Starts all as the framework does: at once, in order. */
async function build(plugins: Building[]): Promise<unknown> {
  return Promise.allSettled(plugins.map(async (plugin) => plugin.postBuild?.(NO_PROPS)));
}

const later = (done: () => void) =>
  new Promise<void>((resolve) =>
    setTimeout(() => {
      done();
      resolve();
    }, 10),
  );

describe('afterOthers', () => {
  it('waits for the plugins after it, for those that fail too, and for none before it', async () => {
    const events: string[] = [];
    const plugins: Building[] = [
      {name: 'before', postBuild: () => new Promise(() => {})},
      {
        name: 'self',
        postBuild: async () => {
          await afterOthers(plugins, 'self');
          events.push('self');
        },
      },
      {name: 'writes', postBuild: () => later(() => events.push('writes'))},
      {name: 'silent'},
      {
        name: 'fails',
        postBuild: async () => {
          await later(() => events.push('fails'));
          throw new Error('no');
        },
      },
    ];
    void build(plugins);
    await later(() => {});
    await later(() => {});
    await later(() => {});
    expect(events).toEqual(['writes', 'fails', 'self']);
  });
});
