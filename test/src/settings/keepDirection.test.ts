import {changeKeptDirection, keepDirection} from '@site/src/settings/keepDirection';

/** A root whose writes are told to whoever listens, as a browser does. */
function directedRoot(dir: string) {
  let listener = () => {};
  return {
    root: {dir},
    onWrite: (next: () => void) => (listener = next),
    write(next: string) {
      this.root.dir = next;
      listener();
    },
  };
}

test('what the framework writes over the direction is set right again', () => {
  const page = directedRoot('rtl');
  keepDirection(page.root, page.onWrite);
  page.write('ltr');
  expect(page.root.dir).toBe('rtl');
});

test('a direction that the visitor chooses is the one that is kept from then on', () => {
  const page = directedRoot('ltr');
  keepDirection(page.root, page.onWrite);
  changeKeptDirection('rtl');
  page.write('rtl');
  page.write('ltr');
  expect(page.root.dir).toBe('rtl');
});
