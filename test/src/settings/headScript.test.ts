import vm from 'node:vm';
import {bodyScript, headScript, headSettings} from '@site/src/settings/headScript';
import {fakeRoot, setUp} from './fakes';

const THEME_KEY = 'theme-x-docs';

interface Visit {
  local?: Record<string, string>;
  cookies?: Record<string, string>;
  search?: string;
  hash?: string;
  dark?: boolean;
  blocked?: boolean;
}

/** Runs a script as a page would: the text alone, with the browser's globals and nothing of this module. */
function run(script: string, visit: Visit, root = fakeRoot()) {
  const errors: string[] = [];
  const local = new Map(Object.entries(visit.local ?? {}));
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const window = {
    document: {
      documentElement: root,
      get cookie() {
        return visit.blocked
          ? refuse()
          : Object.entries(visit.cookies ?? {})
              .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
              .join('; ');
      },
    },
    location: {search: visit.search ?? '', hash: visit.hash ?? ''},
    get localStorage() {
      return visit.blocked
        ? refuse()
        : {
            getItem: (name: string) => local.get(name) ?? null,
            removeItem: (name: string) => local.delete(name),
          };
    },
    matchMedia: () => ({matches: visit.dark ?? false}),
  };
  vm.runInNewContext(script, {
    window,
    URLSearchParams,
    decodeURIComponent,
    console: {error: (text: string) => errors.push(text)},
  });
  return {attributes: root.attributes, local, errors};
}

const head = (visit: Visit) => run(headScript(THEME_KEY), visit);

test('it knows every setting that shows on the root', () => {
  expect(headSettings().map(({key, attribute}) => [key, attribute])).toEqual([
    ['direction', 'dir'],
    ['density', 'data-density'],
    ['packageManager', 'data-package-manager'],
    ['codeLanguage', 'data-code-language'],
    ['codeStyling', 'data-code-styling'],
  ]);
});

const VISITS: [string, Visit][] = [
  ['a first visit', {}],
  [
    'stored choices',
    {
      local: {
        'x-docs:direction': 'rtl',
        'x-docs:density': 'dense',
        'x-docs:packageManager': 'pnpm',
      },
      cookies: {codeVariant: 'JS', codeStyling: 'tailwind'},
    },
  ],
  [
    'broken values',
    {
      local: {'x-docs:direction': 'up', 'x-docs:density': '', 'x-docs:packageManager': '__proto__'},
      cookies: {codeVariant: 'js', codeStyling: 'MUI System'},
    },
  ],
  ['a link', {search: '?a=1&settings=direction:rtl;density:dense;codeLanguage:JS;spacing:2'}],
  ['a broken link', {search: '?settings=;;:;direction;direction:;density:x:y;__proto__:rtl'}],
  [
    'a link over stored choices',
    {search: '?settings=density:comfortable', local: {'x-docs:density': 'dense'}},
  ],
  [
    'a broken link over stored choices',
    {search: '?settings=density:x', local: {'x-docs:density': 'dense'}},
  ],
  ['a hash', {hash: '#tailwind-Sort.js', cookies: {codeVariant: 'TS'}}],
  ['a hash over a link', {hash: '#Sort.tsx', search: '?settings=codeLanguage:JS;codeStyling:css'}],
  ['a heading', {hash: '#css-grid', cookies: {codeVariant: 'JS'}}],
  ['broken percent-encoding', {hash: '#%E0%A4%A', search: '?settings=%E0%A4%A'}],
  [
    'blocked storage and cookies',
    {blocked: true, search: '?settings=direction:rtl', hash: '#A.js'},
  ],
];

test.each(VISITS)('on %s it sets the same attributes as the store', (_, visit) => {
  const {root} = setUp({
    local: visit.local,
    cookie: visit.cookies,
    search: visit.search,
    hash: visit.hash,
    blocked: visit.blocked,
  });
  const {'data-theme': theme, 'data-theme-choice': choice, ...attributes} = head(visit).attributes;
  expect(attributes).toEqual(root.attributes);
  expect([theme, choice]).toEqual(['light', 'system']);
});

test.each<[string, Visit, string, string]>([
  ['nothing chosen on a light system', {}, 'light', 'system'],
  ['nothing chosen on a dark system', {dark: true}, 'dark', 'system'],
  ['dark chosen', {local: {[THEME_KEY]: 'dark'}}, 'dark', 'dark'],
  ['light chosen on a dark system', {local: {[THEME_KEY]: 'light'}, dark: true}, 'light', 'light'],
  [
    'dark by a link over light',
    {local: {[THEME_KEY]: 'light'}, search: '?docusaurus-theme=dark'},
    'dark',
    'dark',
  ],
  [
    'an unknown mode by a link over dark',
    {local: {[THEME_KEY]: 'dark'}, search: '?docusaurus-theme=pink'},
    'dark',
    'dark',
  ],
  ['blocked storage on a dark system', {blocked: true, dark: true}, 'dark', 'system'],
])('with %s the mode is %s', (_, visit, theme, choice) => {
  expect(head(visit).attributes).toMatchObject({'data-theme': theme, 'data-theme-choice': choice});
});

test('an unknown stored mode is removed before the framework can show it', () => {
  const {attributes, local} = head({local: {[THEME_KEY]: 'pink'}});
  expect(attributes['data-theme-choice']).toBe('system');
  expect(local.has(THEME_KEY)).toBe(false);
});

test('an unknown mode that the framework has shown is reported and taken back', () => {
  const root = fakeRoot();
  root.setAttribute('data-theme', 'pink');
  const {attributes, errors} = run(bodyScript(THEME_KEY), {local: {[THEME_KEY]: 'dark'}}, root);
  expect(attributes).toMatchObject({'data-theme': 'dark', 'data-theme-choice': 'dark'});
  expect(errors).toEqual(['Unknown color scheme "pink": use light, dark or system.']);
});

test('a known mode is left as it is', () => {
  const root = fakeRoot();
  root.setAttribute('data-theme', 'dark');
  expect(run(bodyScript(THEME_KEY), {}, root)).toMatchObject({
    attributes: {'data-theme': 'dark'},
    errors: [],
  });
});

test('the mode is repaired with blocked storage too', () => {
  const root = fakeRoot();
  root.setAttribute('data-theme', 'pink');
  expect(run(bodyScript(THEME_KEY), {blocked: true}, root).attributes['data-theme']).toBe('light');
});
