/** Width of an image in pixels, as networks ask for it. */
export const CARD_WIDTH = 1200;

/** Height of an image in pixels. */
export const CARD_HEIGHT = 630;

/** Largest file of an image, in bytes; the build warns of a larger one. */
export const MAX_BYTES = 60_000;
