import {popoverBox} from '../../../../plugins/api-reference/client/placePopover';

const view = {width: 1000, height: 800};
const size = {width: 400, height: 300};

test('it goes below its link where it fits', () => {
  expect(popoverBox({top: 100, bottom: 120, left: 50}, size, view)).toEqual({
    left: 50,
    top: 128,
    maxHeight: 440,
  });
});

test('it goes above where only that fits', () => {
  expect(popoverBox({top: 700, bottom: 720, left: 50}, size, view)).toEqual({
    left: 50,
    bottom: 108,
    maxHeight: 440,
  });
});

test('where neither fits it takes the larger part and scrolls', () => {
  const low = {width: 1000, height: 300};
  expect(popoverBox({top: 80, bottom: 100, left: 0}, size, low)).toEqual({
    left: 8,
    top: 108,
    maxHeight: 184,
  });
});

test('it stays within the window on both sides', () => {
  expect(popoverBox({top: 0, bottom: 20, left: 900}, size, view).left).toBe(592);
  expect(popoverBox({top: 0, bottom: 20, left: -40}, size, view).left).toBe(8);
});
