import {awaitLink, staysInTab} from '@site/plugins/versions/client/follow';

const link = {href: '/x/v7/react-charts/bars/', kind: 'same' as const};

afterEach(() => jest.useRealTimers());

test('an address that comes in time is followed', async () => {
  expect(await awaitLink(Promise.resolve(link))).toBe(link);
});

test('an address that does not come is not waited for longer than two seconds', async () => {
  jest.useFakeTimers();
  const found = awaitLink(new Promise(() => {}));
  jest.advanceTimersByTime(2000);
  expect(await found).toBeUndefined();
});

test.each([
  [{button: 0}, true],
  [{button: 1}, false],
  [{button: 0, ctrlKey: true}, false],
  [{button: 0, metaKey: true}, false],
])('a press %j stays in the tab: %s', (press, stays) => {
  expect(staysInTab(press as never)).toBe(stays);
});
