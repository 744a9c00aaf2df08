/**
 * Script of every stub. It is the same text on all, so that the policy needs one hash: the target is
 * read from the page's link. Query and hash of the old address are kept.
 */
const LEAD_ON =
  "location.replace(Object.assign(new URL(document.querySelector('a').href),location.search&&{search:location.search},location.hash&&{hash:location.hash}).href)";

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The page at an old address, for hosts that know no redirects. `siteUrl` is the origin for the canonical link. */
export function printStub(to: string, siteUrl: string): string {
  const href = escape(to);
  const canonical = escape(new URL(to, siteUrl).href);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>This page has moved</title>',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
    '</head>',
    `<body><main><h1>This page has moved</h1><p>It is at <a href="${href}">${canonical}</a>.</p></main>`,
    `<script>${LEAD_ON}</script></body>`,
    '</html>',
    '',
  ].join('\n');
}
