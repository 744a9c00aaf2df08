import {resolveDependencies, type Versions} from './dependencies';
import {placeFiles, type SandboxFile} from './placeFiles';
import * as templates from './templates';

/** A demo that is to run outside of the site. */
export interface ProjectInput {
  /** Name of the demo: `SortByTwoColumns`. */
  name: string;
  language: 'ts' | 'js';
  /** Tailwind demos need its compiler. */
  styling: 'system' | 'css' | 'tailwind';
  /** The files as shown, changes included, the demo first. */
  files: readonly SandboxFile[];
  versions: Versions;
}

/** A Vite project that shows one demo. */
export interface Project {
  /** Title of the sandbox: the name in words. */
  title: string;
  /** Content by path from the root of the project. */
  files: Record<string, string>;
  /** Path of the demo in `files`, the file to open first. */
  entry: string;
}

/**
 * Makes a Vite project of a demo. Pure, so that it runs in the browser on edited code and in a test
 * that installs and builds what comes out.
 *
 * @throws When an import names an adapter that cannot be placed; see `resolveDependencies`.
 */
export function makeProject(input: ProjectInput): Project {
  const {name, language, styling, files, versions} = input;
  const placed = placeFiles(files, name, language);
  const {dependencies, devDependencies} = resolveDependencies({
    codes: files.filter((file) => /\.[jt]sx?$/.test(file.name)).map((file) => file.code),
    language,
    versions,
  });
  const tools = ['vite', '@vitejs/plugin-react'];
  if (language === 'ts') {
    tools.push('typescript');
  }
  if (styling === 'tailwind') {
    tools.push('tailwindcss', '@tailwindcss/vite');
  }
  for (const tool of tools) {
    devDependencies[tool] = versions[tool] ?? 'latest';
  }
  const title = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  const typed = language === 'ts';
  const main = typed ? 'src/main.tsx' : 'src/main.jsx';
  const project: Record<string, string> = {
    'package.json': templates.packageJson({title, dependencies, devDependencies, typed}),
    'index.html': templates.indexHtml(title, main),
    [typed ? 'vite.config.ts' : 'vite.config.js']: templates.viteConfig(styling),
    [main]: templates.mainModule({entry: placed.entryImport, styling, typed}),
    ...placed.files,
  };
  if (typed) {
    project['tsconfig.json'] = templates.tsconfig();
    project['src/vite-env.d.ts'] = '/// <reference types="vite/client" />\n';
  }
  if (styling === 'tailwind') {
    project['src/tailwind.css'] = templates.tailwindCss();
  }
  return {title, files: project, entry: placed.entry};
}
