import type {PluginOptions} from './options';

/** What the text is made of. */
export interface RobotsInput extends Pick<PluginOptions, 'sitemaps' | 'disallow'> {
  /** Address of the site with its base and a closing slash. */
  site: string;
}

/** Text of `robots.txt`: every crawler, the paths to leave alone, the sitemaps. */
export function writeRobots({site, sitemaps, disallow}: RobotsInput): string {
  // A group needs one rule at least; an empty one allows everything.
  const rules = disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ['Disallow:'];
  const lines = ['User-agent: *', ...rules];
  const maps = sitemaps.map((path) => `Sitemap: ${site}${path}`);
  return `${[...lines, ...(maps.length > 0 ? ['', ...maps] : [])].join('\n')}\n`;
}
