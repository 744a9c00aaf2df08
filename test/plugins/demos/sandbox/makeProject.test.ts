import {decompressFromBase64} from 'lz-string';
import {makeProject, type ProjectInput} from '../../../../plugins/demos/sandbox/makeProject';
import {codeSandboxForm, stackBlitzForm} from '../../../../plugins/demos/sandbox/sandboxForms';

const input = (rest: Partial<ProjectInput> = {}): ProjectInput => ({
  name: 'SortByTwoColumns',
  language: 'ts',
  styling: 'system',
  versions: {react: '19.3.1', vite: '7.3.8'},
  files: [
    {
      name: 'SortByTwoColumns.tsx',
      code: "import { orders } from '../../_data/orders';\nimport Tools from './parts/Tools';\nimport './demo.css';\nexport default function Demo() {}\n",
    },
    {
      name: '../../_data/orders.ts',
      code: "import { random } from './random';\nexport const orders = [];\n",
    },
    {name: '../../_data/random.ts', code: 'export const random = 1;\n'},
    {name: 'parts/Tools.tsx', code: "import type { Order } from '../../../_data/orders';\n"},
    {name: 'demo.css', code: '.a { color: red; }\n'},
  ],
  ...rest,
});

describe('makeProject', () => {
  it('puts every file into src and rewrites the imports between them', () => {
    const {files, entry} = makeProject(input());
    expect(entry).toBe('src/SortByTwoColumns.tsx');
    expect(files[entry]).toContain(
      "from './_data/orders';\nimport Tools from './parts/Tools';\nimport './demo.css';",
    );
    expect(files['src/_data/orders.ts']).toContain("from './random'");
    expect(files['src/parts/Tools.tsx']).toContain("from '../_data/orders'");
    expect(files['src/demo.css']).toBe('.a { color: red; }\n');
  });

  it('has what Vite and TypeScript need', () => {
    const {files, title} = makeProject(input());
    expect(title).toBe('Sort By Two Columns');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'package.json',
        'index.html',
        'vite.config.ts',
        'tsconfig.json',
        'src/main.tsx',
      ]),
    );
    expect(files['src/main.tsx']).toContain("import Demo from './SortByTwoColumns';");
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'sort-by-two-columns',
      scripts: {dev: 'vite', build: 'tsc --noEmit && vite build'},
      dependencies: {react: '19.3.1'},
      devDependencies: {vite: '7.3.8', typescript: 'latest'},
    });
  });

  it('writes JSX of a JavaScript demo into .jsx files and needs no TypeScript', () => {
    const {files, entry} = makeProject(
      input({
        language: 'js',
        files: [
          {name: 'SortByTwoColumns.js', code: "import { orders } from '../../_data/orders.js';\n"},
          {name: '../../_data/orders.js', code: 'export const orders = [];\n'},
        ],
      }),
    );
    expect(entry).toBe('src/SortByTwoColumns.jsx');
    expect(files[entry]).toContain("from './_data/orders.jsx'");
    expect(Object.keys(files).some((name) => /\.tsx?$|tsconfig/.test(name))).toBe(false);
    expect(files['package.json']).not.toMatch(/typescript|@types|tsc/);
    expect(files['src/main.jsx']).not.toContain("('root')!");
  });

  it('gives the file of a styling the name of its demo, and Tailwind its compiler', () => {
    const {files, entry} = makeProject(
      input({
        styling: 'tailwind',
        files: [{name: 'tailwind.tsx', code: 'export default function Demo() {}\n'}],
      }),
    );
    expect(entry).toBe('src/SortByTwoColumns.tsx');
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(files['src/tailwind.css']).toContain('@layer theme, base, mui, components, utilities;');
    expect(files['src/main.tsx']).toContain('<StyledEngineProvider enableCssLayer>');
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      devDependencies: {tailwindcss: 'latest', '@tailwindcss/vite': 'latest'},
    });
  });

  it('keeps files of one name apart', () => {
    const {files} = makeProject(
      input({
        files: [
          {name: 'main.tsx', code: "import a from './data';\nimport b from '../data';\n"},
          {name: 'data.ts', code: 'export default 1;\n'},
          {name: '../data.ts', code: 'export default 2;\n'},
        ],
        name: 'main',
      }),
    );
    expect(files['src/main2.tsx']).toBe("import a from './data';\nimport b from './data2';\n");
    expect(files['src/data2.ts']).toBe('export default 2;\n');
  });
});

describe('forms', () => {
  const project = makeProject(input());

  it('post every file to StackBlitz as a Node project, the demo opened', () => {
    const {action, fields} = stackBlitzForm(project);
    expect(action).toBe('https://stackblitz.com/run?file=src%2FSortByTwoColumns.tsx');
    expect(fields['project[template]']).toBe('node');
    for (const [name, content] of Object.entries(project.files)) {
      expect(fields[`project[files][${name}]`]).toBe(content);
    }
  });

  it('post every file to CodeSandbox in one packed field', () => {
    const {action, fields} = codeSandboxForm(project);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    const packed = (fields.parameters ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const {files} = JSON.parse(decompressFromBase64(packed)) as {
      files: Record<string, {content: string}>;
    };
    expect(files['src/SortByTwoColumns.tsx']?.content).toBe(
      project.files['src/SortByTwoColumns.tsx'],
    );
    expect(Object.keys(files)).toEqual(Object.keys(project.files));
  });
});
