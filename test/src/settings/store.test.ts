import {SETTING_KEYS, SETTINGS} from '@site/src/settings/schema';
import {setUp} from './fakes';

test('without anything stored every setting has its default, on the root too', () => {
  const {store, root} = setUp();
  expect(SETTING_KEYS.map((key) => store.get(key))).toEqual(
    SETTING_KEYS.map((key) => SETTINGS[key].default),
  );
  expect(SETTING_KEYS.map((key) => store.origin(key))).toEqual(SETTING_KEYS.map(() => 'default'));
  expect(root.attributes).toEqual({
    dir: 'ltr',
    'data-density': 'comfortable',
    'data-package-manager': 'npm',
    'data-code-language': 'ts',
    'data-code-styling': 'system',
  });
});

test('stored choices are read from where each belongs', () => {
  const {store, root} = setUp({
    local: {'x-docs:direction': 'rtl', 'x-docs:spacing': '4', codeVariant: 'JS'},
    cookie: {codeStyling: 'tailwind', 'x-docs:density': 'dense'},
  });
  expect(store.get('direction')).toBe('rtl');
  expect(store.get('spacing')).toBe(4);
  expect(store.get('codeStyling')).toBe('tailwind');
  expect(store.get('codeLanguage')).toBe('ts');
  expect(store.get('density')).toBe('comfortable');
  expect(root.attributes).toMatchObject({dir: 'rtl', 'data-code-styling': 'tailwind'});
});

test('broken stored values count as absent and are left alone', () => {
  const {store, local} = setUp({local: {'x-docs:direction': 'up', 'x-docs:palette': '{'}});
  expect(store.get('direction')).toBe('ltr');
  expect(store.get('palette')).toEqual({});
  expect(local.texts.get('x-docs:direction')).toBe('up');
});

test('a choice is stored, shown and announced once to listeners', () => {
  const {store, local, cookie, root, announce} = setUp();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.set('density', 'dense');
  store.set('codeLanguage', 'js');
  expect(local.texts.get('x-docs:density')).toBe('dense');
  expect(cookie.texts.get('codeVariant')).toBe('JS');
  expect(root.attributes).toMatchObject({'data-density': 'dense', 'data-code-language': 'js'});
  expect(store.origin('density')).toBe('chosen');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(announce.mock.calls).toEqual([['codeVariant', 'JS']]);
  unsubscribe();
  store.set('density', 'comfortable');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an equal value keeps its identity, so that nothing renders for it', () => {
  const {store} = setUp();
  store.set('palette', {primary: {main: '#123456'}});
  const before = store.get('palette');
  store.set('palette', {primary: {main: '#123456'}});
  store.hear('x-docs:palette', '{"primary":{"main":"#123456"}}');
  expect(store.get('palette')).toBe(before);
});

describe('with blocked storage', () => {
  test('everything has its default and nothing is thrown', () => {
    const {store} = setUp({blocked: true, local: {'x-docs:direction': 'rtl'}});
    expect(store.get('direction')).toBe('ltr');
  });

  test('a choice lasts for the visit, also when the page is shown again', () => {
    const {store, root} = setUp({blocked: true});
    store.set('direction', 'rtl');
    store.set('codeLanguage', 'js');
    store.hear();
    expect(store.get('direction')).toBe('rtl');
    expect(store.get('codeLanguage')).toBe('js');
    expect(root.attributes).toMatchObject({dir: 'rtl', 'data-code-language': 'js'});
  });

  test('a storage that can be read but refuses to write keeps the choice too', () => {
    const {store, local} = setUp();
    local.write = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    store.set('spacing', 3);
    store.hear();
    expect(store.get('spacing')).toBe(3);
  });

  test('a reset still goes back to the default', () => {
    const {store} = setUp({blocked: true});
    store.set('spacing', 3);
    store.reset(['spacing']);
    expect(store.get('spacing')).toBe(8);
  });
});

describe('another tab', () => {
  test('its choice is taken over', () => {
    const {store, root} = setUp();
    const listener = jest.fn();
    store.subscribe(listener);
    store.hear('x-docs:direction', 'rtl');
    store.hear('codeVariant', 'JS');
    expect(store.get('direction')).toBe('rtl');
    expect(store.get('codeLanguage')).toBe('js');
    expect(root.attributes).toMatchObject({dir: 'rtl', 'data-code-language': 'js'});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('its reset is taken over', () => {
    const {store} = setUp({local: {'x-docs:density': 'dense'}});
    store.hear('x-docs:density', null);
    expect(store.get('density')).toBe('comfortable');
  });

  test('its broken value counts as absent', () => {
    const {store} = setUp({local: {'x-docs:density': 'dense'}});
    store.hear('x-docs:density', 'huge');
    expect(store.get('density')).toBe('comfortable');
  });

  test('a key that is none of ours changes nothing', () => {
    const {store} = setUp({local: {'x-docs:density': 'dense'}});
    store.hear('theme-x-docs', 'dark');
    expect(store.get('density')).toBe('dense');
  });

  test('what it heard is not announced back', () => {
    const {store, announce} = setUp();
    store.hear('codeVariant', 'JS');
    expect(announce).not.toHaveBeenCalled();
  });

  test('reading all again finds what changed meanwhile', () => {
    const {store, local, cookie} = setUp();
    local.texts.set('x-docs:spacing', '12');
    cookie.texts.set('codeStyling', 'css');
    store.hear();
    expect(store.get('spacing')).toBe(12);
    expect(store.get('codeStyling')).toBe('css');
  });
});

describe('reset', () => {
  test('of one setting leaves the others', () => {
    const {store, local, root} = setUp({
      local: {'x-docs:density': 'dense', 'x-docs:direction': 'rtl'},
    });
    store.reset(['density']);
    expect(store.get('density')).toBe('comfortable');
    expect(store.get('direction')).toBe('rtl');
    expect([...local.texts.keys()]).toEqual(['x-docs:direction']);
    expect(root.attributes['data-density']).toBe('comfortable');
  });

  test('of all forgets everything and tells other tabs about the cookies', () => {
    const {store, local, cookie, announce} = setUp({
      local: {'x-docs:density': 'dense', 'x-docs:palette': '{"primary":{"main":"#fff"}}'},
      cookie: {codeVariant: 'JS'},
    });
    store.reset();
    expect(local.texts.size + cookie.texts.size).toBe(0);
    expect(store.get('palette')).toEqual({});
    expect(announce.mock.calls).toEqual([
      ['codeVariant', null],
      ['codeStyling', null],
    ]);
  });
});

describe('a link with settings', () => {
  const search = '?settings=direction:rtl;spacing:4;codeLanguage:JS;density:huge;unknown:1';

  test('is in effect for the visit and stores nothing', () => {
    const {store, local, cookie, root} = setUp({search, local: {'x-docs:spacing': '12'}});
    expect(store.get('direction')).toBe('rtl');
    expect(store.get('spacing')).toBe(4);
    expect(store.get('codeLanguage')).toBe('js');
    expect(store.get('density')).toBe('comfortable');
    expect(store.origin('spacing')).toBe('link');
    expect(root.attributes.dir).toBe('rtl');
    expect(Object.fromEntries(local.texts)).toEqual({'x-docs:spacing': '12'});
    expect(cookie.texts.size).toBe(0);
  });

  test('is stored once the visitor keeps it', () => {
    const {store, local, cookie} = setUp({search});
    store.keepLinked();
    expect(Object.fromEntries(local.texts)).toEqual({
      'x-docs:direction': 'rtl',
      'x-docs:spacing': '4',
    });
    expect(Object.fromEntries(cookie.texts)).toEqual({codeVariant: 'JS'});
    expect(store.origin('spacing')).toBe('chosen');
  });

  test('gives way to what is stored once the visitor drops it', () => {
    const {store, root} = setUp({search, local: {'x-docs:spacing': '12'}});
    store.dropLinked();
    expect(store.get('spacing')).toBe(12);
    expect(store.get('direction')).toBe('ltr');
    expect(root.attributes.dir).toBe('ltr');
  });

  test('gives way to a choice, and only for that setting', () => {
    const {store, local} = setUp({search});
    store.set('direction', 'ltr');
    expect(store.origin('direction')).toBe('chosen');
    expect(store.origin('spacing')).toBe('link');
    expect([...local.texts.keys()]).toEqual(['x-docs:direction']);
  });

  test('outlives the page being shown again', () => {
    const {store} = setUp({search});
    store.hear();
    expect(store.get('spacing')).toBe(4);
  });
});

describe('the hash of a demo', () => {
  test('shows its variant without storing it', () => {
    const {store, cookie, root} = setUp({hash: '#css-Sort.js', cookie: {codeVariant: 'TS'}});
    expect(store.get('codeLanguage')).toBe('js');
    expect(store.get('codeStyling')).toBe('css');
    expect(store.origin('codeLanguage')).toBe('hash');
    expect(root.attributes['data-code-language']).toBe('js');
    expect(Object.fromEntries(cookie.texts)).toEqual({codeVariant: 'TS'});
  });

  test('wins over a link', () => {
    const {store} = setUp({hash: '#Sort.tsx', search: '?settings=codeLanguage:JS'});
    expect(store.get('codeLanguage')).toBe('ts');
  });

  test('without an ending is no variant', () => {
    const {store} = setUp({hash: '#css-grid', cookie: {codeVariant: 'JS'}});
    expect(store.get('codeLanguage')).toBe('js');
    expect(store.origin('codeStyling')).toBe('default');
  });

  test('that comes later is applied, and tells listeners only when it is a variant', () => {
    const {store} = setUp();
    const listener = jest.fn();
    store.subscribe(listener);
    store.applyHash('#some-heading');
    expect(listener).not.toHaveBeenCalled();
    store.applyHash('#Sort.js');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get('codeLanguage')).toBe('js');
  });
});
