import {formatTitle} from '../../src/product/formatTitle';
import {products} from '../../src/product/products';

const [grid, pickers] = products;

describe('a document title', () => {
  it.each([
    ['Sorting', grid, 'Sorting | MUI X Data Grid'],
    [' Date Picker ', pickers, 'Date Picker | MUI X Date and Time Pickers'],
    ['Installation', undefined, 'Installation | MUI X'],
    ['MUI X Data Grid', grid, 'MUI X Data Grid'],
    ['MUI X', undefined, 'MUI X'],
    ['', grid, 'MUI X'],
    [undefined, undefined, 'MUI X'],
  ])('of %j ends in the name of its product', (title, product, expected) => {
    expect(formatTitle(title, product)).toBe(expected);
  });

  it('is joined by the delimiter given', () => {
    expect(formatTitle('Bars', undefined, '–')).toBe('Bars – MUI X');
  });
});
