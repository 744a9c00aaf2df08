import type {products} from '../../src/product/products';

/** What an installed site is called. */
export interface AppOptions {
  name: string;
  /** Under the icon; at most twelve letters are shown everywhere. */
  shortName: string;
  description: string;
  /** Color of the window's frame and of what is shown while it opens. */
  color: string;
  /** The same in dark mode; for the frame only. */
  darkColor: string;
}

/** Folder of the icons, below the base. */
const ICONS = 'img/icons/';

/** The web app manifest: name, icons, and a shortcut to each product. */
export function webManifest(app: AppOptions, base: string, shown: typeof products) {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${base}${ICONS}${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: base,
    name: app.name,
    short_name: app.shortName,
    description: app.description,
    lang: 'en',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: app.color,
    background_color: app.color,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: shown.map(({name, pathPrefix}) => ({
      name,
      url: base + pathPrefix.replace(/^\//, ''),
      icons: [icon('icon-192', 192, 'any')],
    })),
  };
}

/** Name of the manifest, below the base. */
export const MANIFEST = 'site.webmanifest';

/** Head tags of the installed site, as plugin-pwa takes them. The manifest's link comes with the client: browsers ask for it and its icons at once. */
export function headTags(app: AppOptions, base: string) {
  return [
    {tagName: 'link', rel: 'apple-touch-icon', href: `${base}${ICONS}apple-touch-icon.png`},
    {
      tagName: 'meta',
      name: 'theme-color',
      media: '(prefers-color-scheme: light)',
      content: app.color,
    },
    {
      tagName: 'meta',
      name: 'theme-color',
      media: '(prefers-color-scheme: dark)',
      content: app.darkColor,
    },
  ];
}
