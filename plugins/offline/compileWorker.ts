import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Props} from '@docusaurus/types';
import type {WorkerConfig} from './worker/types';

type Bundler = Props['currentBundler'];
/** The bundler as far as it is used; its own type has no name that can be imported. */
type Compile = (configuration: object) => ReturnType<Bundler['instance']>;

/** What a worker is compiled with. */
export interface WorkerBuild {
  bundler: Bundler;
  /** The loader that the site's own scripts go through. */
  loader: ReturnType<ConfigureWebpackUtils['getJSLoader']>;
  outDir: LoadContext['outDir'];
  config: Omit<WorkerConfig, 'files'>;
}

/** Compiles the worker to `sw.js` in the output folder, with the site's own bundler. */
export function compileWorker({bundler, loader, outDir, config}: WorkerBuild): Promise<void> {
  const {instance} = bundler;
  const configuration = {
    mode: 'production',
    target: 'webworker',
    devtool: false,
    entry: path.join(__dirname, 'worker/index.ts'),
    output: {path: outDir, filename: 'sw.js'},
    resolve: {extensions: ['.ts', '.js']},
    module: {rules: [{test: /\.ts$/, use: [loader]}]},
    plugins: [new instance.DefinePlugin({OFFLINE_CONFIG: JSON.stringify(config)})],
  };
  const compiler = (instance as Compile)(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const faults = stats?.hasErrors() ? stats.toString({all: false, errors: true}) : '';
      compiler.close(() =>
        error || faults
          ? reject(error ?? new Error(`plugins/offline/worker cannot be compiled:\n${faults}`))
          : resolve(),
      );
    });
  });
}
