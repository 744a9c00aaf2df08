/** @jest-environment jsdom */
import {isBusy, onFree, takesText} from '../../../../plugins/offline/client/busy';
import {setUnsaved} from '../../../../plugins/demos/client/unsavedCode';

const put = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

test.each([
  '<textarea></textarea>',
  '<input>',
  '<input type="search">',
  '<select></select>',
  '<iframe></iframe>',
])('%s takes text', (html) => {
  expect(takesText(put(html))).toBe(true);
});

test.each([
  '<button></button>',
  '<input type="checkbox">',
  '<input type="range">',
  '<a href="/">a</a>',
])('%s takes none', (html) => {
  expect(takesText(put(html))).toBe(false);
});

test('a visitor is busy while a field has the focus', () => {
  const field = put('<textarea></textarea>');
  expect(isBusy()).toBe(false);
  field.focus();
  expect(isBusy()).toBe(true);
  field.blur();
  expect(isBusy()).toBe(false);
});

test('a visitor is busy while a demo holds code that is nowhere else', () => {
  const owner = {};
  setUnsaved(owner, true);
  expect(isBusy()).toBe(true);
  setUnsaved(owner, false);
  expect(isBusy()).toBe(false);
});

test('calls back at once with the focus, and a while after an editor is left', () => {
  jest.useFakeTimers();
  const field = put('<textarea></textarea>');
  const listener = jest.fn();
  const stop = onFree(listener);
  window.dispatchEvent(new Event('focus'));
  expect(listener).toHaveBeenCalledTimes(1);
  field.focus();
  field.blur();
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  field.focus();
  field.blur();
  jest.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
