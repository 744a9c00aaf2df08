import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {CardMaterial} from './drawCard';
import type {DrawTask} from './drawWorker';

/** Largest number of threads that draw; each takes some 100 MB. */
const MAX_THREADS = 4;

/** Cards that a thread pays for: fewer are drawn as fast by the others. */
const CARDS_PER_THREAD = 20;

/** Draws tasks one after the other in a thread of its own until none is left. */
function runThread(tasks: DrawTask[], material: CardMaterial, faults: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'drawWorker.js'), {workerData: material});
    let current: DrawTask | undefined;
    const next = () => {
      current = tasks.pop();
      if (current) {
        worker.postMessage(current);
      } else {
        worker.terminate().then(() => resolve(), reject);
      }
    };
    worker.on('message', (fault: string | null) => {
      if (fault !== null) {
        faults.push(`  ${current?.card.title ?? ''}: ${fault}`);
      }
      next();
    });
    worker.on('error', reject);
    next();
  });
}

/**
 * Draws cards on several threads, so that the other work of the build goes on.
 *
 * @throws an error with a line for each card that could not be drawn
 */
export async function drawAll(tasks: readonly DrawTask[], material: CardMaterial): Promise<void> {
  const left = [...tasks];
  const faults: string[] = [];
  const wanted = Math.ceil(left.length / CARDS_PER_THREAD);
  const count = Math.min(wanted, MAX_THREADS, Math.max(1, availableParallelism() - 1));
  await Promise.all(Array.from({length: count}, () => runThread(left, material, faults)));
  if (faults.length > 0) {
    throw new Error(
      `plugins/social-cards: cards that cannot be drawn\n${faults.sort().join('\n')}`,
    );
  }
}
