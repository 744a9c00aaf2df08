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
export const atmosphere: AirLayer[] = [
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

/** The highest mountain of a continent. */
export interface Summit {
  [key: string]: string | number;
  name: string;
  continent: string;
  /** Meters above the sea. */
  height: number;
}

/** Heights as surveyed, in meters. */
export const summits: Summit[] = [
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
