import {createRandom} from './random';

/** Output of an invented solar plant on one day. */
export interface SolarDay {
  [key: string]: number | Date;
  day: Date;
  /** Kilowatt hours. */
  output: number;
}

function makeDays(): SolarDay[] {
  const random = createRandom(17);
  return Array.from({length: 365}, (_, index) => {
    const season = 1 - 0.72 * Math.cos(((index + 10) / 365) * Math.PI * 2);
    return {
      day: new Date(2025, 0, index + 1),
      output: Math.round(season * 2600 * (0.55 + 0.45 * random.next())),
    };
  });
}

/** The days of 2025, local time. */
export const solarDays: readonly SolarDay[] = makeDays();
