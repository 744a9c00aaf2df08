import {likeness, nearestPages} from '../../../src/components/NearestPages/nearestPages';

const PAGES = [
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/row-height/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
];

describe('nearestPages', () => {
  it('finds a page with a typing mistake', () => {
    expect(nearestPages('/x/react-data-grid/sortin', PAGES)[0]).toBe('/x/react-data-grid/sorting/');
  });

  it('finds a page under a wrong folder', () => {
    expect(nearestPages('/x/components/date-picker.html', PAGES)[0]).toBe(
      '/x/react-date-pickers/date-picker/',
    );
  });

  it('offers nothing for an address that is like no page', () => {
    expect(nearestPages('/x/wp-login.php', PAGES)).toEqual([]);
  });

  it('offers at most as many as asked for', () => {
    expect(nearestPages('/x/react-data-grid/', PAGES, 2)).toHaveLength(2);
  });
});

describe('likeness', () => {
  it('is one for the same text and none for texts that share no pair', () => {
    expect(likeness('sorting', 'sorting')).toBe(1);
    expect(likeness('abc', 'xyz')).toBe(0);
    expect(likeness('', '')).toBe(0);
  });
});
