import {createRandom} from './random';

/** A home sold in an invented town. */
export interface Home {
  id: number;
  /** Living space in square meters. */
  x: number;
  /** Price in thousand euros. */
  y: number;
  /** Year of construction. */
  z: number;
}

function makeHomes(): Home[] {
  const random = createRandom(11);
  return Array.from({length: 80}, (_, id) => {
    const x = random.int(40, 180);
    const z = random.int(1920, 2024);
    const perMeter = 1.6 + (z - 1920) * 0.022 + random.next() * 0.7;
    return {id, x, y: Math.round(x * perMeter + 20), z};
  }).sort((a, b) => a.x - b.x);
}

/** Eighty sales, by living space. */
export const homes: Home[] = makeHomes();

/** `62 m², €184k, built in 1978` */
export function formatHome({x, y, z}: {x: number; y: number; z?: number}): string {
  return `${x} m², €${y}k, built in ${z}`;
}
