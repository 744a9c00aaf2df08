import {createRandom} from './random';

export const sensorSites = ['Cold store', 'Greenhouse', 'Loading dock', 'Server room'] as const;
export type SensorSite = (typeof sensorSites)[number];

/** The last report of a climate sensor. */
export interface Sensor {
  id: number;
  /** Site code and number: `GH-04`. */
  name: string;
  site: SensorSite;
  /** Degrees Celsius; `null` when the sensor sent none. */
  temperature: number | null;
  /** Relative humidity in percent; `null` when the sensor sent none. */
  humidity: number | null;
  /** Charge in percent. */
  battery: number;
  /** When it last reported, local time. */
  reportedAt: Date;
}

const climates: Record<SensorSite, {code: string; mean: number; humidity: number}> = {
  'Cold store': {code: 'CS', mean: -18, humidity: 48},
  Greenhouse: {code: 'GH', mean: 24, humidity: 74},
  'Loading dock': {code: 'LD', mean: 15, humidity: 61},
  'Server room': {code: 'SR', mean: 21, humidity: 38},
};

function makeSensors(): Sensor[] {
  const random = createRandom(3);
  return Array.from({length: 32}, (_, index): Sensor => {
    const site = random.pick(sensorSites);
    const {code, mean, humidity} = climates[site];
    const silent = random.chance(0.2);
    return {
      id: index + 1,
      name: `${code}-${String(index + 1).padStart(2, '0')}`,
      site,
      temperature: silent ? null : Math.round((mean + random.next() * 6 - 3) * 10) / 10,
      humidity: silent ? null : Math.round(humidity + random.next() * 12 - 6),
      battery: silent ? random.int(0, 9) : random.int(12, 100),
      reportedAt: new Date(2026, 5, 12, 9, silent ? -random.int(90, 900) : random.int(0, 45)),
    };
  });
}

/** Thirty-two sensors at four sites; some are silent and have no readings. */
export const sensors: readonly Sensor[] = makeSensors();
