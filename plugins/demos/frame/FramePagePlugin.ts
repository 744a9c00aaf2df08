import {readFile, writeFile} from 'node:fs/promises';
import {FRAME_PATH} from './protocol';
import {printFrame} from './printFrame';

/** Name of the frame's entry. */
export const FRAME_ENTRY = 'demo-frame';

/** The parts of the bundler that are used; both bundlers of Docusaurus have them. */
interface Compilation {
  entrypoints: ReadonlyMap<string, {getFiles(): readonly string[]}>;
  emitAsset(name: string, source: object): void;
}
interface Compiler {
  webpack: {sources: {RawSource: new (text: string) => object}};
  hooks: {
    thisCompilation: {
      tap(name: string, run: (compilation: Compilation & {hooks: CompilationHooks}) => void): void;
    };
    done: {tapPromise(name: string, run: () => Promise<void>): void};
  };
}
interface CompilationHooks {
  processAssets: {tap(options: {name: string; stage: number}, run: () => void): void};
}

const NAME = 'FramePagePlugin';

/** After names have got their hashes: `PROCESS_ASSETS_STAGE_SUMMARIZE` of the bundlers. */
const STAGE = 1000;

/**
 * Writes the page of the frame beside the chunks that it loads, and takes its entry out of the list
 * from which Docusaurus 3.10.2 gives each page its scripts: every page would load the frame's.
 */
export class FramePagePlugin {
  readonly #baseUrl: string;
  readonly #manifest: string;

  /** `manifest` is the path of `client-manifest.json`, which exists in builds only. */
  constructor(baseUrl: string, manifest: string) {
    this.#baseUrl = baseUrl;
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: NAME, stage: STAGE}, () => {
        const files = compilation.entrypoints.get(FRAME_ENTRY)?.getFiles() ?? [];
        const {RawSource} = compiler.webpack.sources;
        const page = printFrame(
          files
            .filter((file) => !file.includes('.hot-update.'))
            .map((file) => `${this.#baseUrl}${file}`),
        );
        compilation.emitAsset(`${FRAME_PATH}index.html`, new RawSource(page));
      });
    });
    compiler.hooks.done.tapPromise(NAME, async () => {
      const text = await readFile(this.#manifest, 'utf8').catch(() => null);
      if (text !== null) {
        const manifest = JSON.parse(text) as {entrypoints: string[]};
        manifest.entrypoints = manifest.entrypoints.filter((name) => name !== FRAME_ENTRY);
        await writeFile(this.#manifest, JSON.stringify(manifest));
      }
    });
  }
}
