import {SCHEMES, setScheme} from '@site/src/settings/scheme';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', null],
])('%s is applied as %j', (name, choice) => {
  const apply = jest.fn();
  const report = jest.fn();
  setScheme(name, apply, report);
  expect(apply.mock.calls).toEqual([[choice]]);
  expect(report).not.toHaveBeenCalled();
});

test.each(['pink', '', 'Light', 'constructor', '__proto__'])(
  'the unknown scheme %j is an error on the console and changes nothing',
  (name) => {
    const apply = jest.fn();
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    setScheme(name, apply);
    expect(apply).not.toHaveBeenCalled();
    expect(report.mock.calls).toEqual([
      [`Unknown color scheme "${name}": use dark, light, system.`],
    ]);
  },
);

test('there are three schemes', () => {
  expect([...SCHEMES].sort()).toEqual(['dark', 'light', 'system']);
});
