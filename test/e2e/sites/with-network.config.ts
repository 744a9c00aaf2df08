import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import config from '../../../docusaurus.config';
import type {Options as AdsOptions} from '../../../plugins/ads/options';
import type {Options as AnalyticsOptions} from '../../../plugins/analytics/options';
import {PORTS} from '../../servers/buildSite';
import type {TestSite} from '../../servers/buildSite';

/*
 * A few pages with ads and analytics from servers on localhost, for `ads.spec.ts` and
 * `analytics.spec.ts`. `E2E_SITE` picks the site.
 */
const site = (process.env.E2E_SITE ?? 'ads-script') as TestSite;
const root = path.resolve(__dirname, '../../..');

/** Plugins that work on the real pages, which are not here. */
const LEFT_OUT =
  /plugins\/(ads|analytics|budgets|api-reference|unique-paths|search|serving|offline|versions|machine-readable)\//;

type Plugin = NonNullable<Config['plugins']>[number];

function nameOf(plugin: Plugin): string {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' ? name : '';
}

/** Local plugins are named relative to the main configuration. */
function fromRoot(plugin: Plugin): Plugin {
  const name = nameOf(plugin);
  const local = name.startsWith('./') ? path.join(root, name) : undefined;
  if (local === undefined) {
    return plugin;
  }
  return Array.isArray(plugin) ? ([local, plugin[1]] as Plugin) : local;
}

const mainPlugins = config.plugins ?? [];
const [, mainAds] = (mainPlugins.find((plugin) => nameOf(plugin).includes('plugins/ads/')) ?? [
  '',
  {},
]) as [string, AdsOptions];
const [, preset] = config.presets?.[0] as [string, Preset.Options];
const docs = preset.docs as Exclude<Preset.Options['docs'], false | undefined>;

const ads = {
  ...mainAds,
  displayRatio: 1,
  ...(site === 'ads-feed'
    ? {feedUrl: `http://localhost:${PORTS.adFeed}/feed.json`}
    : {scriptUrl: `http://localhost:${PORTS.adNetwork}/script.js?serve=zone&placement=docs`}),
} satisfies AdsOptions;

const analytics = (
  site === 'analytics'
    ? {
        consent: 'opt-in',
        transports: [
          {
            type: 'gtag',
            id: 'G-TEST',
            scriptUrl: `http://localhost:${PORTS.analytics}/gtag.js`,
          },
          {
            type: 'beacon',
            endpoint: `http://localhost:${PORTS.analytics}/collect`,
            interval: 300,
          },
          {type: 'module', path: 'test/e2e/sites/ownTransport.ts', options: {key: 'ownEvents'}},
        ],
      }
    : {
        consent: 'off',
        transports: [
          {
            type: 'beacon',
            endpoint: `http://localhost:${PORTS.adEvents}/collect`,
            interval: 200,
          },
        ],
      }
) satisfies AnalyticsOptions;

const testConfig: Config = {
  ...config,
  url: 'http://localhost',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: [
    path.join(root, 'plugins/serving/index.ts'),
    ...mainPlugins.filter((plugin) => !LEFT_OUT.test(nameOf(plugin))).map(fromRoot),
    ...(site === 'ads-script' || site === 'ads-feed'
      ? [[path.join(root, 'plugins/ads/index.ts'), ads] satisfies Plugin]
      : []),
    ...(site === 'neither'
      ? []
      : [[path.join(root, 'plugins/analytics/index.ts'), analytics] satisfies Plugin]),
  ],
  presets: [
    [
      'classic',
      {
        ...preset,
        docs: {...docs, path: path.join(root, 'test/e2e/sites/docs'), sidebarPath: undefined},
        pages: false,
        theme: {customCss: path.join(root, 'src/css/site.css')},
      } satisfies Preset.Options,
    ],
  ],
};

export default testConfig;
