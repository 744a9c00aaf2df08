/**
 * English texts of the interface. A key is a place and the text's part in it; `{name}` is filled in.
 * Tests and assistive technology know buttons and groups by these names: change them with care.
 */
export const en = {
  'ad.by': 'Ad by {publisher}',
  'ad.label': 'Advertisement',
  'ad.supportText':
    'They seem to be blocked here. If these pages help you, allow them: one ad a page, and it never moves.',
  'ad.supportTitle': 'Ads pay for a part of this site',

  'analytics.allow': 'Allow',
  'analytics.ask':
    'May this site record page views and clicks? They show us which pages need work.',
  'analytics.decline': 'Decline',
  'analytics.label': 'Analytics',

  'common.tryAgain': 'Try again',

  'contents.title': 'On this page',

  'copy.copied': 'Copied',
  'copy.copy': 'Copy',

  'demo.codeFailed': 'The code could not be loaded.',
  'demo.codeHide': 'Hide code',
  'demo.codeLanguage': 'Code language',
  'demo.codeLoading': 'Loading the code…',
  'demo.codeOf': 'Code of {name}',
  'demo.codeShow': 'Show code',
  'demo.codeStyling': 'Code styling',
  'demo.edit': 'Edit',
  'demo.failed': 'This demo stopped working.',
  'demo.files': 'Files',
  'demo.focusHere': 'Focus is here',
  'demo.linkCopied': 'Link copied',
  'demo.linkCopy': 'Copy link',
  'demo.noScript': 'This demo runs in your browser, so it needs JavaScript.',
  'demo.noScriptSource': 'Read its source',
  'demo.openCodeSandbox': 'Open in CodeSandbox',
  'demo.openStackBlitz': 'Open in StackBlitz',
  'demo.playground': 'Playground',
  'demo.report': 'Report it',
  'demo.reset': 'Reset demo',
  'demo.resetFocus': 'Reset focus',
  'demo.share': 'Share',
  'demo.tools': 'Tools of {name}',
  'demo.viewSource': 'View source',

  'fence.packageManager': 'Package manager',

  'notFound.address': 'this address',
  'notFound.advice': 'It may be mistyped, or the page may belong to another version.',
  'notFound.nearest': 'Did you mean',
  'notFound.products': 'Start from a product',
  'notFound.text': 'Nothing is published at',
  'notFound.title': 'There is no page here',

  'page.components': 'Components on this page',

  'playground.add': 'Add file',
  'playground.ask': 'This code came with the link. Read it before you run it.',
  'playground.code': 'Code',
  'playground.description':
    'Write code with the Data Grid, pickers, charts and tree view, and see the result at once.',
  'playground.examples': 'Examples',
  'playground.home': 'MUI X',
  'playground.noScript': 'The playground runs code in your browser, so it needs JavaScript.',
  'playground.remove': 'Remove file',
  'playground.result': 'Result',
  'playground.run': 'Run the code',
  'playground.title': 'Playground',

  'settings.close': 'Close settings',
  'settings.codeLanguage': 'Code language',
  'settings.codeStyling': 'Code styling',
  'settings.copyLink': 'Copy link with settings',
  'settings.copyTheme': 'Copy as theme',
  'settings.density': 'Density',
  'settings.densityComfortable': 'Comfortable',
  'settings.densityDense': 'Dense',
  'settings.direction': 'Direction',
  'settings.directionLtr': 'Left to right',
  'settings.directionRtl': 'Right to left',
  'settings.failed': 'The settings could not be loaded. Check the connection, then try again.',
  'settings.linked': 'A link brought some of these settings. They last for this visit.',
  'settings.linkedDrop': 'Use mine',
  'settings.linkedKeep': 'Keep them',
  'settings.loading': 'Loading…',
  'settings.mode': 'Mode',
  'settings.modeDark': 'Dark',
  'settings.modeLight': 'Light',
  'settings.modeSystem': 'System',
  'settings.palette': 'Palette',
  'settings.palettePrimary': 'Primary',
  'settings.paletteSecondary': 'Secondary',
  'settings.previewFailed': 'The preview could not be loaded.',
  'settings.resetAll': 'Reset all',
  'settings.spacing': 'Spacing',
  'settings.spacingUnit': 'Spacing unit',
  'settings.spacingValue': '{count} pixels',
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
