import path from 'node:path';
import {printDemoModule, printSourcesModule} from '../../../plugins/demos/printModule';
import {findEntry, readSharedFile, readVariant} from '../../../plugins/demos/readDemo';
import type {DemoSources} from '../../../plugins/demos/types';
import {removeSites, writeSite} from './writeSite';

afterAll(removeSites);

const ORDERS = `import type {Order} from './types';

export const orders: Order[] = [{id: 1}];
`;
const DEMO = `import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {orders} from '../_data/orders';
import './demo.css';

const columns: GridColDef[] = [{field: 'id'}];

export default function Sorted() {
  return (
    <Box>
      <DataGrid rows={orders} columns={columns} />
    </Box>
  );
}
`;

const site = () =>
  writeSite({
    'docs/grid/Sorted.tsx': DEMO,
    'docs/grid/demo.css': '.a{color:red}',
    'docs/_data/orders.ts': ORDERS,
    'docs/_data/types.ts': 'export interface Order {\n  id: number;\n}\n',
    'docs/grid/Styled/system.tsx': DEMO.replaceAll('../_data', '../../_data').replace(
      './demo',
      '../demo',
    ),
    'docs/grid/Styled/tailwind.tsx':
      'export default function Styled(p: {a?: 1}) {\n  return <p className="p-4">{p.a}</p>;\n}\n',
  });

describe('readVariant', () => {
  it('reads a demo with everything it imports by a relative path', async () => {
    const siteDir = site();
    const variant = await readVariant(path.join(siteDir, 'docs/grid/Sorted.tsx'), siteDir);
    expect(variant.files.map(({name, js}) => [name, js?.name])).toEqual([
      ['Sorted.tsx', 'Sorted.js'],
      ['../_data/orders.ts', '../_data/orders.js'],
      ['../_data/types.ts', undefined],
      ['demo.css', 'demo.css'],
    ]);
    expect(variant.imports).toEqual(['@mui/material/Box', '@mui/x-data-grid']);
    expect(variant.dependencies).toHaveLength(4);
  });

  it('lays both languages out alike and strips the types of one', async () => {
    const siteDir = site();
    const {files} = await readVariant(path.join(siteDir, 'docs/grid/Sorted.tsx'), siteDir);
    const [demo, , , css] = files;
    expect(demo?.ts.code).toContain(
      "import { DataGrid, type GridColDef } from '@mui/x-data-grid';",
    );
    expect(demo?.js?.code).toContain("import { DataGrid } from '@mui/x-data-grid';");
    expect(demo?.js?.code).toContain("const columns = [{ field: 'id' }];");
    expect(css?.ts.code).toBe('.a {\n  color: red;\n}\n');
  });

  it('gives the preview once when the languages agree', async () => {
    const siteDir = site();
    const {preview} = await readVariant(path.join(siteDir, 'docs/grid/Sorted.tsx'), siteDir);
    expect(preview?.ts).toContain('DataGrid');
    expect(preview?.ts).not.toContain('Box');
    expect(preview?.js).toBe(preview?.ts);
  });

  it('reads the same content once', async () => {
    const siteDir = site();
    const file = path.join(siteDir, 'docs/grid/Sorted.tsx');
    expect(await readVariant(file, siteDir)).toBe(await readVariant(file, siteDir));
  });

  it('stops at an enum, naming file and line', async () => {
    const siteDir = writeSite({
      'docs/A.tsx': 'enum B {\n  C,\n}\nexport default function A() {\n  return <b>{B.C}</b>;\n}\n',
    });
    await expect(readVariant(path.join(siteDir, 'docs/A.tsx'), siteDir)).rejects.toThrow(
      'docs/A.tsx cannot be shown as a demo: 1 fault\n  docs/A.tsx:1 enum B has no JavaScript form. Use an object',
    );
  });
});

async function print(siteDir: string, name: string, isServer = false): Promise<string> {
  const entry = findEntry(path.join(siteDir, name), siteDir);
  const variants = new Map();
  for (const [styling, file] of Object.entries(entry.files)) {
    variants.set(styling, await readVariant(file, siteDir));
  }
  return printDemoModule({entry, variants, isServer});
}

describe('printDemoModule', () => {
  it('prints name, path, previews and lazy imports', async () => {
    const code = await print(site(), 'docs/grid/Sorted.tsx');
    expect(code).toContain('name: "Sorted"');
    expect(code).toContain('path: "docs/grid/Sorted.tsx"');
    expect(code).toMatch(
      /system: \(\) => import\(\/\* webpackChunkName: "d[0-9a-f]{6}" \*\/ ".\/Sorted.tsx"\)/,
    );
    expect(code).toMatch(
      /import\(\/\* webpackChunkName: "d[0-9a-f]{6}s" \*\/ ".\/Sorted.tsx\?demo-sources"\)/,
    );
  });

  it('takes name and path of a folder, with a chunk for each styling', async () => {
    const code = await print(site(), 'docs/grid/Styled/system.tsx');
    expect(code).toContain('name: "Styled"');
    expect(code).toContain('path: "docs/grid/Styled/"');
    expect(code).toMatch(/tailwind: [^]*"d[0-9a-f]{6}t" \*\/ ".\/tailwind.tsx"/);
  });

  it('puts the demos of one page into the same chunks', async () => {
    const siteDir = site();
    const chunk = async (name: string) =>
      /webpackChunkName: "(\w+)"/.exec(await print(siteDir, name))?.[1];
    expect(await chunk('docs/grid/Styled/system.tsx')).toBe(await chunk('docs/grid/Sorted.tsx'));
  });

  it('imports nothing on the server but still has the previews', async () => {
    const code = await print(site(), 'docs/grid/Sorted.tsx', true);
    expect(code).not.toContain('import(');
    expect(code).toContain('token class-name');
  });
});

describe('printSourcesModule', () => {
  it('prints files and imports for each styling, shared files by the name of their import', async () => {
    const siteDir = site();
    const variant = await readVariant(path.join(siteDir, 'docs/grid/Sorted.tsx'), siteDir);
    const orders = path.join(siteDir, 'docs/_data/orders.ts');
    const types = path.join(siteDir, 'docs/_data/types.ts');
    const code = printSourcesModule(new Map([['system', variant]]));
    expect(code).toContain('import file0 from "../_data/orders.ts?demo-file";');
    expect(code).not.toContain('id: 1');
    const [ordersModule, typesModule] = await Promise.all(
      [orders, types].map((file) => readSharedFile(file, siteDir)),
    );
    const run = new Function(
      'file0',
      'file1',
      code.replace(/^import.*$/gm, '').replace('export default', 'return'),
    ) as (...files: unknown[]) => DemoSources;
    expect(run(ordersModule, typesModule)).toEqual({
      system: {files: variant.files, imports: variant.imports},
    });
  });
});
