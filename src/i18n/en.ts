/**
 * English texts of the interface. A key is the place and the text's role there; `{name}` is filled in.
 * Names that tests and assistive technology rely on are in DESIGN's list: change them there first.
 */
export const en = {
  'contents.title': 'On this page',

  'copy.copied': 'Copied',
  'copy.copy': 'Copy',

  'demo.codeHide': 'Hide code',
  'demo.codeShow': 'Show code',
  'demo.failed': 'This demo stopped working.',
  'demo.javascript': 'JavaScript',
  'demo.loading': 'The demo is loading',
  'demo.openCodeSandbox': 'Open in CodeSandbox',
  'demo.openStackBlitz': 'Open in StackBlitz',
  'demo.copyLink': 'Copy link',
  'demo.report': 'Report it',
  'demo.reset': 'Reset demo',
  'demo.toolbar': 'Tools of the demo {name}',
  'demo.tryAgain': 'Try again',
  'demo.typescript': 'TypeScript',

  'notFound.address': 'this address',
  'notFound.nearest': 'Did you mean',
  'notFound.products': 'Start from a product',
  'notFound.advice': 'It may be mistyped, or the page may belong to another version.',
  'notFound.text': 'Nothing is published at',
  'notFound.title': 'There is no page here',

  'page.components': 'Components on this page',

  'settings.codeLanguage': 'Code language',
  'settings.codeStyling': 'Code styling',
  'settings.density': 'Density',
  'settings.direction': 'Direction',
  'settings.mode': 'Mode',
  'settings.palette': 'Palette',
  'settings.spacing': 'Spacing',
  'settings.title': 'Settings',

  'sidebar.external': '(opens another site)',
  'sidebar.filter': 'Filter pages',
  'sidebar.filterByPlan': 'Filter by plan',
  'sidebar.label': 'Pages',
  'sidebar.noMatch': 'No page matches. Press Escape to see all pages.',
  'sidebar.onePage': '1 page',
  'sidebar.planAll': 'All plans',
  'sidebar.planCommunity': 'Community',
  'sidebar.planPremium': 'Premium',
  'sidebar.planPro': 'Pro',
  'sidebar.severalPages': '{count} pages',

  'tag.newFeature': 'New',
  'tag.planned': 'Planned',
  'tag.premium': 'Premium plan',
  'tag.pro': 'Pro plan',
  'tag.unstable': 'Preview',
} as const;

/** A text of the interface. */
export type TextKey = keyof typeof en;
