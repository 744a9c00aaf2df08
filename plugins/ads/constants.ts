/** Time between two looks for the network's element, in milliseconds (SPEC section 4). */
export const CHECK_INTERVAL = 500;

/** Most looks for the network's element on one page view (SPEC section 4). */
export const MAX_CHECKS = 30;

/** After more than this many looks without an element a blocker is assumed (SPEC section 4). */
export const PATIENT_CHECKS = 6;

/** How long an ad stays on the page before its display is reported, in milliseconds (SPEC section 9). */
export const DISPLAY_DELAY = 2500;

/** Most requests to the feed on one page view (SPEC section 4). */
export const MAX_FEED_ATTEMPTS = 10;

/** Width and height of an ad's image, in pixels (SPEC section 9). */
export const IMAGE_SIZE = {width: 130, height: 100} as const;

/** Elements that an ad network puts on the page. */
export const NETWORK_ELEMENTS = '.ea-placement, #carbonads, .carbonads, [data-network-ad]';

/** Where the network's placeholder leads when it has no ad to show. */
export const BACKERS_PLACEHOLDER = 'material-ui-next.com/discover-more/backers';
