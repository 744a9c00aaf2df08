import {printLight} from '../../../plugins/visitor-settings/client/printLight';
import {fakeRoot} from '../../src/settings/fakes';

function setUp(mode: string) {
  const root = fakeRoot();
  root.setAttribute('data-theme', mode);
  const listeners: (() => void)[] = [];
  const print = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  };
  printLight({root, print: print as never});
  return {
    mode: () => root.attributes['data-theme'],
    choose: (next: string) => root.setAttribute('data-theme', next),
    paper(matches: boolean) {
      print.matches = matches;
      listeners.forEach((listener) => listener());
    },
  };
}

test('paper is light, and the screen is dark again after it', () => {
  const page = setUp('dark');
  page.paper(true);
  expect(page.mode()).toBe('light');
  page.paper(false);
  expect(page.mode()).toBe('dark');
});

test('a light page stays light', () => {
  const page = setUp('light');
  page.paper(true);
  page.paper(false);
  expect(page.mode()).toBe('light');
});

test('a mode chosen between two prints is the one that comes back', () => {
  const page = setUp('dark');
  page.paper(true);
  page.paper(false);
  page.choose('light');
  page.paper(true);
  page.paper(false);
  expect(page.mode()).toBe('light');
});
