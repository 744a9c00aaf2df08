import fs from 'node:fs';
import path from 'node:path';
import type {Pass} from '../readPass';
import {hashInputs} from './hashInputs';
import {outputOf, publish, readStamp} from './output';

/** What building a pass needs of the world. */
export interface BuildWorld {
  siteDir: string;
  buildDir: string;
  env: Readonly<Record<string, string | undefined>>;
  /** What else a pass is made of, as text. */
  also?: (pass: Pass) => string;
  /** Builds the version into a folder; tells whether it succeeded. */
  run: (pass: Pass, outDir: string) => Promise<boolean>;
  /** Milliseconds. */
  now: () => number;
  log: (line: string) => void;
}

/** How a pass ended. */
export type Outcome = 'built' | 'unchanged' | 'failed';

/**
 * Builds a version unless its last output was made of the same inputs. It is built beside the output and moved into
 * place when it is whole: a failure leaves what was there.
 *
 * @param force builds what did not change as well
 */
export async function buildPass(pass: Pass, world: BuildWorld, force = false): Promise<Outcome> {
  const {siteDir, buildDir, log} = world;
  const started = world.now();
  const took = () => `${((world.now() - started) / 1000).toFixed(1)} s`;
  const hash = hashInputs(siteDir, pass, world.env, world.also?.(pass));
  const output = outputOf(buildDir, pass);
  if (!force && readStamp(output) === hash) {
    log(`${pass.name}: unchanged`);
    return 'unchanged';
  }
  log(`${pass.name}: building …`);
  const staged = path.join(siteDir, '.docusaurus/out', pass.name);
  try {
    if (await world.run(pass, staged)) {
      publish(staged, buildDir, pass, hash);
      log(`${pass.name}: built in ${took()}`);
      return 'built';
    }
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
  fs.rmSync(staged, {recursive: true, force: true});
  const kept = readStamp(output) ? 'its last good output stays' : 'there is no earlier output';
  log(`${pass.name}: failed after ${took()}; ${kept}`);
  return 'failed';
}
