/** Text of the files around a demo in a Vite project. */

/** What goes into `package.json`. */
export interface PackageInput {
  title: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  /** TypeScript is checked before it is built. */
  typed: boolean;
}

export function packageJson({title, typed, ...packages}: PackageInput): string {
  const content = {
    name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: typed ? 'tsc --noEmit && vite build' : 'vite build',
      preview: 'vite preview',
    },
    ...packages,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export function indexHtml(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

export function viteConfig(styling: string): string {
  const tailwind = styling === 'tailwind';
  return `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}
export default defineConfig({
  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],
});
`;
}

export function tsconfig(): string {
  const content = {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
    },
    include: ['src'],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What `src/main` is made of. */
export interface MainInput {
  entry: string;
  styling: string;
  typed: boolean;
}

export function mainModule({entry, styling, typed}: MainInput): string {
  const tailwind = styling === 'tailwind';
  const indent = tailwind ? '      ' : '    ';
  const content = `${indent}<CssBaseline />\n${indent}<Demo />`;
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
${tailwind ? "import { StyledEngineProvider } from '@mui/material/styles';\n" : ''}import Demo from '${entry}';
${tailwind ? "import './tailwind.css';\n" : ''}
createRoot(document.getElementById('root')${typed ? '!' : ''}).render(
  <StrictMode>
${tailwind ? `    <StyledEngineProvider enableCssLayer>\n${content}\n    </StyledEngineProvider>` : content}
  </StrictMode>,
);
`;
}

/**
 * Utilities without Tailwind's reset, which \`CssBaseline\` takes the place of; the layer \`mui\` lies below
 * them, so that a utility wins over a component's own style.
 */
export function tailwindCss(): string {
  return `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`;
}
