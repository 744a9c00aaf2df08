/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {createElement} from 'react';
import {resolvePath, runCode, type RunnableFile} from '@site/plugins/demos/client/runCode';

const styles: Record<string, string> = {};

async function loadPackage(specifier: string): Promise<unknown> {
  if (specifier === 'react') {
    return import('react');
  }
  if (specifier === 'react/jsx-runtime') {
    return import('react/jsx-runtime');
  }
  throw new Error(`"${specifier}" cannot be imported here.`);
}

const run = (...files: RunnableFile[]) =>
  runCode(files, {loadPackage, addStyle: (name, css) => (styles[name] = css)});

async function textOf(...files: RunnableFile[]): Promise<string | null> {
  const view = render(createElement(await run(...files)));
  const {textContent} = view.container;
  view.unmount();
  return textContent;
}

test('runs TypeScript with its types stripped', async () => {
  const code = `
    import {useState, type Dispatch} from 'react';
    interface Row { name: string }
    export default function Demo() {
      const [row] = useState<Row>({name: 'Ada'} satisfies Row);
      return <p>{row!.name as string}</p>;
    }`;
  expect(await textOf({name: 'Demo.tsx', code})).toBe('Ada');
});

test('runs JavaScript', async () => {
  const code = `import * as React from 'react';
    export default () => <React.Fragment>fine</React.Fragment>;`;
  expect(await textOf({name: 'Demo.js', code})).toBe('fine');
});

test('follows imports of other files, across folders and endings', async () => {
  const entry = `
    import {first} from '../../_data/orders';
    import list from './list.json';
    import './look.css';
    import classes from './look.module.css';
    export default () => <p>{first + list[0] + classes.wide}</p>;`;
  const text = await textOf(
    {name: 'Demo.tsx', code: entry},
    {name: '../../_data/orders.ts', code: `export {first} from './names';`},
    {name: '../../_data/names.ts', code: `export const first: string = 'a';`},
    {name: 'list.json', code: '["b"]'},
    {name: 'look.css', code: 'p {color: red}'},
    {name: 'look.module.css', code: '.wide {width: 1px}'},
  );
  expect(text).toBe('abwide');
  expect(styles['look.css']).toBe('p {color: red}');
});

test('each file runs once, and two files may import each other', async () => {
  const text = await textOf(
    {
      name: 'Demo.tsx',
      code: `import {b} from './b'; export const a = 'a'; export default () => b();`,
    },
    {name: 'b.ts', code: `import {a} from './Demo'; export const b = () => a + 'b';`},
  );
  expect(text).toBe('ab');
});

test.each([
  ['a syntax error', 'export default () => <p>', /Demo\.tsx/],
  ['a package that is not there', `import x from 'left-pad'; export default () => x;`, /left-pad/],
  ['a file that is not there', `import x from './gone'; export default () => x;`, /\.\/gone/],
  ['no default export', 'export const a = 1;', /Demo\.tsx has no default export/],
  ['a default export that is no component', 'export default 7;', /no default export/],
  [
    'code that throws while it loads',
    `throw new Error('early'); export default () => null;`,
    /early/,
  ],
])('%s is told in the message', async (_, code, message) => {
  await expect(run({name: 'Demo.tsx', code})).rejects.toThrow(message);
});

test('a text that looks like a call of require does no harm', async () => {
  const code = `export default () => <p>{"require('left-pad')"}</p>;`;
  expect(await textOf({name: 'Demo.tsx', code})).toBe("require('left-pad')");
});

test('without files there is nothing to run', async () => {
  await expect(run()).rejects.toThrow('no code');
});

test.each([
  ['Demo.tsx', './a', 'a'],
  ['Demo.tsx', '../a', '../a'],
  ['../../_data/b.ts', './a', '../../_data/a'],
  ['../../_data/b.ts', '../a', '../../a'],
  ['parts/b.ts', '../a', 'a'],
])('from %s, %s is %s', (from, specifier, path) => {
  expect(resolvePath(from, specifier)).toBe(path);
});
