import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {addContext} from '../../../plugins/demos/addContext';
import {checkDemos} from '../../../plugins/demos/checkDemos';
import {removeSites, writeSite} from './writeSite';

afterAll(removeSites);

const exported = new Map([
  ['grid', new Set(['DataGrid', 'rows'])],
  ['base', new Set(['Box', 'rows'])],
]);

describe('addContext', () => {
  const text = (code: string, contexts = ['grid', 'base']) =>
    addContext(code, contexts, exported).text;

  it('imports what a fragment uses, each name from the first context that has it', () => {
    const result = text('<Box><DataGrid rows={rows} /></Box>;');
    expect(result).toMatch(/^import \{DataGrid, rows\} from "[^"]+contexts\/grid";/);
    expect(result).toMatch(/\nimport \{Box\} from "[^"]+contexts\/base";/);
  });

  it('leaves alone what the fragment declares or imports itself', () => {
    const code = 'import {DataGrid} from "x";\nconst [rows, setRows] = use();\nfunction Box() {}\n';
    expect(text(code)).toBe(`${code}\nexport {};\n`);
  });

  it('counts the lines it adds', () => {
    expect(addContext('rows; Box;', ['grid', 'base'], exported).added).toBe(2);
  });

  it('puts a fragment with a free return into a function, after its imports', () => {
    expect(text('import a from "a";\nconst b = 1;\nreturn <a.b />;')).toContain(
      'import a from "a";\nexport function Fragment() {const b = 1;\nreturn <a.b />;\n}',
    );
  });
});

describe('checkDemos', () => {
  it('finds faults of demos and fences at their file and line', () => {
    const siteDir = writeSite({
      'docs/a/Demo.tsx': 'export default function Demo() {\n  return 1 as string;\n}\n',
      'docs/a/a.mdx': [
        '# A',
        '',
        '```ts',
        'const a: string = 1;',
        '```',
        '',
        '- item',
        '',
        '  ```tsx context="grid" {1}',
        '  // highlight-next-line',
        '  return <DataGrid rows={rows} columns={columns} sortModel={4} />;',
        '  ```',
        '',
        '```tsx nocheck="a sketch"',
        'const b: string = 2;',
        '```',
        '',
        '```ts diff',
        '- const c: string = 3;',
        '+ const c: number = 3;',
        '```',
        '',
        '```tsx context="nowhere"',
        '```',
        '',
        '```tsx context="grid"',
        'const {current} = apiRef;',
        'return <Stack onClick={() => current.selectRow(id)}>{useState(0)[0]}</Stack>;',
        '```',
      ].join('\n'),
    });
    symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
    const {demos, fences, faults} = checkDemos({siteDir, folder: 'docs'});
    expect({demos, fences}).toEqual({demos: 1, fences: 4});
    expect(faults.map(({file, line, message}) => `${file}:${line} ${message}`).sort()).toEqual([
      'docs/a/Demo.tsx:2 TS2352',
      'docs/a/a.mdx:11 TS2322',
      'docs/a/a.mdx:23 context "nowhere" is not known.',
      'docs/a/a.mdx:4 TS2322',
    ]);
  }, 60_000);
});
