import {heightAdvice} from '@site/plugins/demos/client/heightAdvice';

test('says nothing within the tolerance', () => {
  expect(heightAdvice('Bars', 400, 408, 1280)).toBeNull();
  expect(heightAdvice('Bars', 400, 392.4, 1280)).toBeNull();
});

test.each([409, 391])('names the number to write when the demo takes %i px', (real) => {
  expect(heightAdvice('Bars', 400, real, 1280)).toContain(`height={${real}}`);
});
