import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compileTailwind} from '../../../../plugins/demos/tailwind/compileTailwind';
import {findClashes, listClasses} from '../../../../plugins/demos/tailwind/findClashes';
import {listCandidates} from '../../../../plugins/demos/tailwind/listCandidates';
import tailwindLoader, {findTailwindDemos} from '../../../../plugins/demos/tailwind/tailwindLoader';
import {removeSites, writeSite} from '../writeSite';

afterAll(removeSites);

describe('compileTailwind', () => {
  it('gives rules for utilities and for nothing else', async () => {
    const css = await compileTailwind(['p-4', 'hover:bg-sky-500', 'orders', '4', './x']);
    expect([...listClasses(css)].sort()).toEqual(['hover:bg-sky-500', 'p-4']);
  });

  it('lets utilities win over styles that lie in no layer', async () => {
    const css = await compileTailwind(['p-4']);
    expect(css).toMatch(/@layer utilities \{\s*\.p-4 \{\s*padding: [^;]+ !important;/);
  });

  it('has no reset', async () => {
    const css = await compileTailwind(['p-4', 'border']);
    expect(css).not.toMatch(/box-sizing|font-family: inherit|list-style/);
  });

  it("follows the site's mode and not the system's", async () => {
    const css = await compileTailwind(['dark:text-white']);
    expect(css).toContain("[data-theme='dark']");
    expect(css).not.toContain('prefers-color-scheme');
  });
});

describe('listCandidates', () => {
  it('reads texts, and neither names nor imports', () => {
    const code = `import a from 'flex';
export default function Demo({open}: {open: boolean}) {
  const tone = open ? 'text-red-600' : "text-green-700";
  return <Grid container className={\`p-4 \${tone} dark:p-2\`} title="hidden" />;
}`;
    expect([...listCandidates(code, 'tailwind.tsx')].sort()).toEqual([
      'dark:p-2',
      'hidden',
      'p-4',
      'text-green-700',
      'text-red-600',
    ]);
  });
});

describe('findClashes', () => {
  it('names the classes that two sheets have in common', () => {
    const css =
      '@layer utilities {.container {width: 1px} .p-4 {padding: 1px} .md\\:flex:hover {a: b}}';
    expect(findClashes(css, '.container, .row > .p-40 {a: b}')).toEqual(['container']);
    expect([...listClasses(css)]).toEqual(['container', 'p-4', 'md:flex']);
  });

  it("finds a utility that Docusaurus' own style sheet has too", async () => {
    const infima = path.dirname(require.resolve('infima/package.json'));
    const site = readFileSync(path.join(infima, 'dist/css/default/default.css'), 'utf8');
    const css = await compileTailwind(['container', 'p-4', 'flex', 'hidden']);
    expect(findClashes(css, site)).toEqual(['container']);
  });
});

/** Runs the loader as the bundler does. */
function load(siteDir: string): Promise<{css: string; dependencies: string[]}> {
  const dependencies: string[] = [];
  return new Promise((resolve, reject) => {
    tailwindLoader.call({
      async: () => (error: Error | null, css?: string) => {
        if (error) {
          reject(error);
        } else {
          resolve({css: css ?? '', dependencies});
        }
      },
      getOptions: () => ({siteDir, folders: [`${siteDir}/docs`, `${siteDir}/none`]}),
      addDependency: (file: string) => dependencies.push(file),
      addContextDependency: () => undefined,
    });
  });
}

const demo = (classes: string) =>
  `export default function Demo() {\n  return <p className="${classes}">1</p>;\n}\n`;

describe('tailwindLoader', () => {
  it('makes one sheet of every Tailwind demo and depends on each', async () => {
    const siteDir = writeSite({
      'docs/a/A/tailwind.tsx': demo('p-4'),
      'docs/b/B/tailwind.tsx': demo('m-2'),
      'docs/b/B/system.tsx': demo('m-8'),
    });
    const {css, dependencies} = await load(siteDir);
    expect([...listClasses(css)].sort()).toEqual(['m-2', 'p-4']);
    expect(dependencies).toEqual(findTailwindDemos(`${siteDir}/docs`));
  });

  it('stops at a utility that would restyle the site, naming the demo', async () => {
    const siteDir = writeSite({'docs/a/A/tailwind.tsx': demo('container p-4')});
    await expect(load(siteDir)).rejects.toThrow(
      'docs/a/A/tailwind.tsx uses the utility "container", which the site has a class for.',
    );
  });
});
