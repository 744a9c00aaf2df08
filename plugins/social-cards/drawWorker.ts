import {rename, writeFile} from 'node:fs/promises';
import {parentPort, workerData} from 'node:worker_threads';
import {Resvg} from '@resvg/resvg-js';
import {drawCard, type Card, type CardMaterial} from './drawCard';
import {encodePng} from './encodePng';

/** A card to draw, and the file that gets it. */
export interface DrawTask {
  card: Card;
  file: string;
}

/** Draws each task that comes and answers when its file is complete. */
async function draw({card, file}: DrawTask): Promise<void> {
  const svg = await drawCard(card, workerData as CardMaterial);
  const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  const {width, height, pixels: data} = image;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, encodePng({width, height, data}));
  await rename(unfinished, file);
}

parentPort?.on('message', (task: DrawTask) => {
  draw(task).then(
    () => parentPort?.postMessage(null),
    (error: unknown) => parentPort?.postMessage(String(error)),
  );
});
