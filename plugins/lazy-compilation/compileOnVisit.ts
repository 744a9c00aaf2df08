import path from 'node:path';
import evalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';

type DevServer = Parameters<typeof evalSourceMapMiddleware>[0];
type Middlewares = unknown[];

/** What Rspack 1.7 has and webpack, whose types the framework has, lacks. */
export interface LazyBundler {
  lazyCompilationMiddleware?: (compiler: DevServer['compiler']) => unknown;
}

/** The part of the bundler's module that is used here. */
interface ImportedModule {
  nameForCondition?: () => string | null | undefined;
}

/**
 * Parts of the theme and the framework's own data: nearly every page needs them, so that compiling them one after the other,
 * each when the one before has run, would take longer than at once.
 */
const ON_EVERY_PAGE = /[\\/]theme[\\/]|[\\/]\.docusaurus[\\/]/;

/** Whether what an `import()` brings is compiled only when a page asks for it: documents, demos, dialogs. */
export const isLazy = (module: ImportedModule): boolean =>
  !ON_EVERY_PAGE.test(module.nameForCondition?.() ?? '');

/**
 * Configuration of the bundler and its dev server for compiling what is visited.
 * Nothing for a bundler that cannot: `future.faster.rspackBundler` is off.
 */
export function compileOnVisit({lazyCompilationMiddleware: answer}: LazyBundler): object {
  if (!answer) {
    return {};
  }
  return {
    lazyCompilation: {imports: true, entries: false, test: isLazy},
    module: {
      rules: [{test: /[\\/]registry\.js$/, use: [path.join(__dirname, 'dropWeakLoader.js')]}],
    },
    devServer: {
      // Goes over the framework's own, which has the first of these.
      setupMiddlewares: (middlewares: Middlewares, server: DevServer): Middlewares => [
        evalSourceMapMiddleware(server),
        answer(server.compiler),
        ...middlewares,
      ],
    },
  };
}
