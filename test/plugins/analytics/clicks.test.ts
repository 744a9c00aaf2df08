/** @jest-environment jsdom */
import {readClick} from '../../../plugins/analytics/clicks';

function target(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('i')!;
}

test('reads category, action and label of the nearest element that has a category', () => {
  const element = target(
    '<p data-analytics-category="outer"><a data-analytics-category="demo" data-analytics-action="copy" data-analytics-label="Sort"><i></i></a></p>',
  );
  expect(readClick(element, 0.5)).toEqual({
    name: 'demo',
    params: {eventAction: 'copy', eventLabel: 'Sort'},
  });
});

test('leaves action and label empty when they are missing', () => {
  expect(readClick(target('<i data-analytics-category="header"></i>'), 0)).toEqual({
    name: 'header',
    params: {eventAction: null, eventLabel: null},
  });
});

test.each([
  '<i></i>',
  '<i data-analytics-action="copy"></i>',
  '<i data-analytics-category=""></i>',
])('reports nothing for %s', (html) => {
  expect(readClick(target(html), 0)).toBeUndefined();
});

test.each([
  {split: '0', draw: 0, kept: false},
  {split: '1', draw: 0.999999, kept: true},
  {split: '0.1', draw: 0.0999, kept: true},
  {split: '0.1', draw: 0.1, kept: false},
  {split: '', draw: 0.999999, kept: true},
  {split: 'half', draw: 0.999999, kept: true},
])('a split of "$split" with a draw of $draw keeps: $kept', ({split, draw, kept}) => {
  const element = target(`<i data-analytics-category="ad" data-analytics-split="${split}"></i>`);
  expect(readClick(element, draw) !== undefined).toBe(kept);
});
