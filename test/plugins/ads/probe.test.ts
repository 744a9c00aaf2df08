/** @jest-environment jsdom */
import {probeNetwork} from '../../../plugins/ads/probe';

const backers = 'https://material-ui-next.com/discover-more/backers';

function probe(html: string) {
  document.body.innerHTML = html;
  return probeNetwork(document.body);
}

test.each([
  '<div class="ea-placement"><a href="https://a.example">x</a></div>',
  '<div id="carbonads"><a href="https://a.example">x</a></div>',
  '<div class="carbonads"></div>',
  '<div data-network-ad=""><a href="https://a.example">x</a></div>',
])('finds the ad in %s', (html) => {
  expect(probe(html)).toBe('ad');
});

test.each(['', '<script id="_carbonads_js"></script>', '<div class="carbon"></div>'])(
  'finds nothing in "%s"',
  (html) => {
    expect(probe(html)).toBe('nothing');
  },
);

test.each([
  backers,
  `${backers}?ref=carbon`,
  `https://click.example/go?to=${encodeURIComponent(backers)}`,
])('knows the placeholder that leads to %s', (href) => {
  expect(probe(`<div id="carbonads"><a href="${href}">x</a></div>`)).toBe('placeholder');
});

test('an address that cannot be decoded is an ad', () => {
  expect(probe('<div id="carbonads"><a href="https://a.example/%E0%A4%A">x</a></div>')).toBe('ad');
});

test('looks only inside the block', () => {
  document.body.innerHTML = '<div id="carbonads"></div><section></section>';
  expect(probeNetwork(document.querySelector('section')!)).toBe('nothing');
});
