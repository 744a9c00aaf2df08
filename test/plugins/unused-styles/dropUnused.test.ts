import postcss from 'postcss';
import {dropUnused, isUnused} from '../../../plugins/unused-styles/dropUnused';

const INFIMA = '/project/node_modules/infima/dist/css/default/default.css';

const process = (css: string, from = INFIMA) =>
  postcss([dropUnused]).process(css, {from}).css.replace(/\s+/g, ' ').trim();

test('rules of unused components go, and of lists only their selectors', () => {
  expect(process('.card { a: b } .card__body > p { a: b } .navbar, .badge--primary { a: b }')).toBe(
    '.navbar { a: b }',
  );
});

test('what begins alike stays', () => {
  expect(isUnused('.pagination-nav__link')).toBe(false);
  expect(isUnused('.cards')).toBe(false);
  expect(isUnused('.button--primary')).toBe(false);
  expect(isUnused('.pagination__item:hover')).toBe(true);
  expect(isUnused('.button--outline.button--primary')).toBe(true);
});

test('their custom properties go', () => {
  expect(
    process(':root { --ifm-card-border-radius: 1px; --ifm-pagination-nav-color-hover: red; }'),
  ).toBe(':root { --ifm-pagination-nav-color-hover: red; }');
});

test('other sheets are left alone', () => {
  expect(process('.card { a: b }', '/project/src/css/site.css')).toBe('.card { a: b }');
});
