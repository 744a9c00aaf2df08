/** Texts of the offline page and of the mark on stored pages. */
export const texts = {
  en: {
    title: 'Offline',
    description: 'Keep a product on this device and read it without a connection.',
    missingTitle: 'This page is not on this device',
    missing: '{path} could not be reached, and it is not among the pages stored here.',
    tryAgain: 'Try again',
    products: 'Keep a product',
    productsText:
      'Guides, API reference, demos and search of one product, stored in this browser. You can remove them at any time.',
    unsupported:
      'Nothing can be kept here: this browser, or this address, does not allow it. It works on {hosts}.',
    size: '{size}, {pages} pages',
    sizeUnknown: 'The size is told when there is a connection.',
    keep: 'Keep',
    keepOf: 'Keep {product}',
    pause: 'Pause',
    pauseOf: 'Pause {product}',
    resume: 'Resume',
    resumeOf: 'Resume {product}',
    remove: 'Remove',
    removeOf: 'Remove {product}',
    update: 'Update',
    updateOf: 'Update {product}',
    progressOf: 'Progress of {product}',
    loading: '{done} of {total}',
    paused: 'Paused at {done} of {total}.',
    broken: 'The connection broke at {done} of {total}. It goes on by itself when it is back.',
    kept: 'Kept since {date}, {size}.',
    outdated: 'Kept since {date}. A newer version is there.',
    full: 'There is not enough room: {size} are needed, about {free} are free. Remove another product, or free space in the browser’s settings.',
    fullHere:
      'There is not enough room: {size} are needed, more than this browser gives. Remove another product, or free space in the browser’s settings.',
    damaged: 'A file did not arrive as it was published. Try again in a few minutes.',
    storage:
      'This browser does not let the site store anything. Private windows and strict settings do that.',
    visited: 'Pages visited',
    visitedText: 'The latest pages you have read; they open without a connection.',
    noneVisited: 'None yet.',
    saved: 'Stored copy of {date}',
    savedLink: 'Offline pages',
    savedClose: 'Hide',
    entry: 'Keep pages offline',
  },
} as const;

/** A text of this plugin. */
export type TextKey = keyof (typeof texts)['en'];
