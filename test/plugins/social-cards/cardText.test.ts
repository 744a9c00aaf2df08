import {cardFile} from '../../../plugins/social-cards/cardFile';
import {readCardText} from '../../../plugins/social-cards/readCardText';

test.each([
  ['/x/', '/x/', 'cards/index.png'],
  ['/x/react-data-grid/sorting/', '/x/', 'cards/react-data-grid/sorting.png'],
  ['/x/react-data-grid/sorting', '/x/', 'cards/react-data-grid/sorting.png'],
  ['/x/v7/react-charts/', '/x/v7/', 'cards/react-charts.png'],
])('the card of %s below %s is %s', (pathname, baseUrl, expected) => {
  expect(cardFile(pathname, baseUrl, 'cards')).toBe(expected);
});

test('the page for missing addresses has no card', () => {
  expect(cardFile('/x/404.html', '/x/', 'cards')).toBeUndefined();
});

test('a card says the first heading and the description', () => {
  const html =
    '<meta data-rh=true property=og:title content="Sorting | MUI X Data Grid"/>' +
    '<meta data-rh=true name=description content="Rows &amp; columns in order."/>' +
    '<h1 class=a>Sorting <b>rows</b> &#x27;n&#39; all</h1><h1>Another</h1>';
  expect(readCardText(html)).toEqual({
    title: "Sorting rows 'n' all",
    description: 'Rows & columns in order.',
  });
});

test('a page without a heading gives its title before the bar', () => {
  const html = '<meta property="og:title" content="Playground | MUI X"/>';
  expect(readCardText(html)).toEqual({title: 'Playground', description: ''});
});

test('a page without a title has no card', () => {
  expect(readCardText('<meta name=description content=Text>')).toBeUndefined();
});
