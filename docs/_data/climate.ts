/**
 * Mean temperature (°C) and precipitation (mm) of a month, 1991–2020.
 * Source: climate normals of the Japan Meteorological Agency, rounded to degrees and to 10 mm.
 */
export interface ClimateMonth {
  [key: string]: string | number;
  month: string;
  naha: number;
  tokyo: number;
  sapporo: number;
  /** Precipitation in Tokyo. */
  rain: number;
}

/** January to December. */
export const climate: readonly ClimateMonth[] = [
  {month: 'Jan', naha: 17, tokyo: 5, sapporo: -3, rain: 60},
  {month: 'Feb', naha: 18, tokyo: 6, sapporo: -3, rain: 60},
  {month: 'Mar', naha: 19, tokyo: 9, sapporo: 1, rain: 120},
  {month: 'Apr', naha: 22, tokyo: 14, sapporo: 7, rain: 130},
  {month: 'May', naha: 24, tokyo: 19, sapporo: 13, rain: 140},
  {month: 'Jun', naha: 27, tokyo: 22, sapporo: 17, rain: 170},
  {month: 'Jul', naha: 29, tokyo: 26, sapporo: 21, rain: 160},
  {month: 'Aug', naha: 29, tokyo: 27, sapporo: 22, rain: 150},
  {month: 'Sep', naha: 28, tokyo: 23, sapporo: 19, rain: 220},
  {month: 'Oct', naha: 26, tokyo: 18, sapporo: 12, rain: 230},
  {month: 'Nov', naha: 23, tokyo: 13, sapporo: 5, rain: 100},
  {month: 'Dec', naha: 19, tokyo: 8, sapporo: -1, rain: 60},
];

/** `-3` → `−3 °C`; a missing value has no text. */
export function formatCelsius(value: number | null): string {
  return value === null ? '' : `${value} °C`.replace('-', '−');
}
