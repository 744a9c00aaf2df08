import path from 'node:path';
import remarkCode from '../../../plugins/demos/remarkCode';
import remarkDemo from '../../../plugins/demos/remarkDemo';
import {removeSites, writeSite} from './writeSite';

afterAll(removeSites);

const DEMO = 'export default function Demo() {\n  return <b>1</b>;\n}\n';

interface Compiled {
  code: string;
  error?: string;
}

/** Compiles a page at `docs/grid/grid.mdx` as the site does. */
async function compile(page: string, files: Record<string, string> = {}): Promise<Compiled> {
  const siteDir = writeSite({'docs/grid/grid.mdx': page, ...files});
  const {createProcessor} = await import('@mdx-js/mdx');
  const {VFile} = await import('vfile');
  const processor = createProcessor({
    remarkPlugins: [
      [remarkDemo, {siteDir}],
      [remarkCode, {siteDir}],
    ] as never,
  });
  const file = new VFile({value: page, path: path.join(siteDir, 'docs/grid/grid.mdx')});
  try {
    return {code: String(await processor.process(file))};
  } catch (error) {
    return {code: '', error: (error as Error).message};
  }
}

describe('remarkDemo', () => {
  it('gives a demo its module and keeps its options', async () => {
    const {code} = await compile(
      '<Demo file="./Sorted.tsx" height={320} bg="inline" hideToolbar title="Sorted orders" />',
      {'docs/grid/Sorted.tsx': DEMO},
    );
    expect(code).toContain('import demo$0 from "./Sorted.tsx?demo"');
    expect(code.replace(/\s+/g, ' ')).toContain(
      'demo: demo$0, height: 320, bg: "inline", hideToolbar: true, title: "Sorted orders"',
    );
    expect(code).not.toContain('file:');
  });

  it('finds the system version of a folder, and demos of other pages', async () => {
    const {code} = await compile('<Demo file="./Sorted/" />\n\n<Demo file="../tree/Tree.tsx" />', {
      'docs/grid/Sorted/system.tsx': DEMO,
      'docs/grid/Sorted/tailwind.tsx': DEMO,
      'docs/tree/Tree.tsx': DEMO,
    });
    expect(code).toContain('import demo$0 from "./Sorted/system.tsx?demo"');
    expect(code).toContain('import demo$1 from "../tree/Tree.tsx?demo"');
  });

  it('finds demos inside callouts and lists', async () => {
    const {code} = await compile('- item\n\n  <Demo file="./Sorted.tsx" />', {
      'docs/grid/Sorted.tsx': DEMO,
    });
    expect(code).toContain('demo: demo$0');
  });

  it('names page, line and remedy of every fault at once', async () => {
    const page = [
      '# Grid',
      '',
      '<Demo file="./Missing.tsx" />',
      '',
      '<Demo',
      '  file="./Sorted.tsx"',
      '  heigth={4}',
      '  height="400"',
      '  bg="striped"',
      '/>',
      '',
      '<Demo />',
      '',
      '<Demo file="./NoDefault.tsx" />',
      '',
      '<Demo file="./Empty/" />',
      '',
      'Text <Demo file="./Other.tsx" /> text.',
    ].join('\n');
    const {error} = await compile(page, {
      'docs/grid/Sorted.tsx': DEMO,
      'docs/grid/Other.tsx': DEMO,
      'docs/grid/NoDefault.tsx': 'export const Demo = () => null;\n',
      'docs/grid/Empty/css.tsx': DEMO,
    });
    expect(error?.split('\n')).toEqual([
      'docs/grid/grid.mdx cannot be compiled: 8 faults',
      '  docs/grid/grid.mdx:3 names docs/grid/Missing.tsx, which does not exist. Create it or correct the path; upper and lower case matter.',
      '  docs/grid/grid.mdx:7 <Demo> has no option "heigth". Use one of file, height, bg, defaultCodeOpen, hideToolbar, maxWidth, title.',
      '  docs/grid/grid.mdx:8 height is "400". Give a number of px from 1 to 5000, as in height={400}.',
      '  docs/grid/grid.mdx:9 bg is "striped". Give "outlined", "inline" or "playground".',
      '  docs/grid/grid.mdx:12 <Demo> names no file. Add file="./Name.tsx", or file="./Name/" for a folder of stylings.',
      '  docs/grid/grid.mdx:16 names the folder docs/grid/Empty, which has no system.tsx. Every demo has a system version; css.tsx and tailwind.tsx come beside it.',
      '  docs/grid/grid.mdx:18 <Demo> stands inside a paragraph. Put it on lines of its own.',
      '  docs/grid/NoDefault.tsx has no default export. Export the component: `export default function Name() {…}`.',
    ]);
  });

  it('refuses two demos of one name, which would share a link', async () => {
    const {error} = await compile('<Demo file="./A.tsx" />\n\n<Demo file="../tree/A.tsx" />', {
      'docs/grid/A.tsx': DEMO,
      'docs/tree/A.tsx': DEMO,
    });
    expect(error).toContain(
      'docs/grid/grid.mdx:3 shows a second demo named A; the first is on line 1.',
    );
  });

  it('refuses imports that a reader does not have, at the line of the demo', async () => {
    const {error} = await compile('<Demo file="./A.tsx" />', {
      'docs/grid/A.tsx': `import a from '@site/src/a';\nimport b from './b';\n${DEMO}`,
    });
    expect(error).toContain(
      'docs/grid/A.tsx:1 imports "@site/src/a", which a reader does not have.',
    );
    expect(error).toContain('docs/grid/A.tsx:2 imports "./b", which does not exist.');
  });

  it('refuses a styling in a file of another kind', async () => {
    const {error} = await compile('<Demo file="./A/" />', {
      'docs/grid/A/system.tsx': DEMO,
      'docs/grid/A/tailwind.jsx': DEMO,
    });
    expect(error).toContain('docs/grid/A/tailwind.jsx is not a styling of the demo.');
  });
});

describe('remarkCode', () => {
  it('turns a fence into highlighted HTML', async () => {
    const {code} = await compile('```tsx title="a.tsx"\nconst a = "<b>";\n```');
    expect(code).toContain('_jsx(CodeFence, {');
    expect(code).toContain('language: "tsx"');
    expect(code).toContain('title: "a.tsx"');
    expect(code).toContain('&lt;b&gt;');
  });

  it('gives commands of npm in the words of each package manager', async () => {
    const {code} = await compile('```bash\nnpm install a\n```');
    expect(code).toMatch(/commands: \{\s*"npm":[^]*"yarn":[^]*"pnpm":/);
  });

  it('counts the lines of faults from the top of the page', async () => {
    const {error} = await compile('# A\n\n```tsx\na\n// highlight-start\n```\n\n```nope\n```');
    expect(error?.split('\n').slice(1)).toEqual([
      expect.stringContaining('docs/grid/grid.mdx:5 highlight-start has no highlight-end.'),
      expect.stringContaining('docs/grid/grid.mdx:8 code language "nope" is not known.'),
    ]);
  });
});
