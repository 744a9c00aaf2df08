/* Figures that anyone can look up, rounded. Each set says where it is from. */

/** Air at a height above the sea. */
export interface AirLayer {
  [key: string]: number;
  /** Kilometers. */
  height: number;
  /** Degrees Celsius. */
  temperature: number;
  /** Pressure in hPa. */
  pressure: number;
}

/** ICAO Standard Atmosphere from sea level to 10 km. */
export const atmosphere: readonly AirLayer[] = [
  {height: 0, temperature: 15, pressure: 1013},
  {height: 1, temperature: 8.5, pressure: 899},
  {height: 2, temperature: 2, pressure: 795},
  {height: 3, temperature: -4.5, pressure: 701},
  {height: 4, temperature: -11, pressure: 616},
  {height: 5, temperature: -17.5, pressure: 540},
  {height: 6, temperature: -24, pressure: 472},
  {height: 7, temperature: -30.5, pressure: 411},
  {height: 8, temperature: -37, pressure: 356},
  {height: 9, temperature: -43.5, pressure: 307},
  {height: 10, temperature: -50, pressure: 264},
];

/** A processor and its number of transistors. */
export interface Processor {
  [key: string]: string | number;
  name: string;
  year: number;
  transistors: number;
}

/** Counts published by Intel, for the year of the launch. */
export const processors: readonly Processor[] = [
  {name: '4004', year: 1971, transistors: 2300},
  {name: '8086', year: 1978, transistors: 29000},
  {name: '386', year: 1985, transistors: 275000},
  {name: 'Pentium', year: 1993, transistors: 3100000},
  {name: 'Pentium 4', year: 2000, transistors: 42000000},
  {name: 'Core 2 Duo', year: 2006, transistors: 291000000},
];

/** The highest mountain of a continent. */
export interface Summit {
  [key: string]: string | number;
  name: string;
  continent: string;
  /** Meters above the sea. */
  height: number;
}

/** Heights as surveyed, in meters. */
export const summits: readonly Summit[] = [
  {name: 'Everest', continent: 'Asia', height: 8849},
  {name: 'Aconcagua', continent: 'South America', height: 6961},
  {name: 'Denali', continent: 'North America', height: 6190},
  {name: 'Kilimanjaro', continent: 'Africa', height: 5895},
  {name: 'Elbrus', continent: 'Europe', height: 5642},
  {name: 'Vinson', continent: 'Antarctica', height: 4892},
];

/** `-4.5`, with a mark that keeps the sign before the number in a right-to-left page. */
export function formatSigned(value: number): string {
  return `\u200e${value}`;
}
