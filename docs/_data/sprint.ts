/**
 * Winning times of the Olympic 100 m in seconds; `null` where nobody won.
 * Source: official results; by hand, to a tenth, before 1968.
 */
export interface SprintGames {
  [key: string]: number | null;
  year: number;
  men: number | null;
  women: number | null;
}

/** The women ran first in 1928, no Games were held in 1916, 1940 and 1944, the title of 2000 is vacant. */
export const sprintGames: readonly SprintGames[] = [
  {year: 1908, men: 10.8, women: null},
  {year: 1912, men: 10.8, women: null},
  {year: 1916, men: null, women: null},
  {year: 1920, men: 10.8, women: null},
  {year: 1924, men: 10.6, women: null},
  {year: 1928, men: 10.8, women: 12.2},
  {year: 1932, men: 10.3, women: 11.9},
  {year: 1936, men: 10.3, women: 11.5},
  {year: 1940, men: null, women: null},
  {year: 1944, men: null, women: null},
  {year: 1948, men: 10.3, women: 11.9},
  {year: 1952, men: 10.4, women: 11.5},
  {year: 1956, men: 10.5, women: 11.5},
  {year: 1960, men: 10.2, women: 11.0},
  {year: 1964, men: 10.0, women: 11.4},
  {year: 1968, men: 9.95, women: 11.08},
  {year: 1972, men: 10.14, women: 11.07},
  {year: 1976, men: 10.06, women: 11.08},
  {year: 1980, men: 10.25, women: 11.06},
  {year: 1984, men: 9.99, women: 10.97},
  {year: 1988, men: 9.92, women: 10.54},
  {year: 1992, men: 9.96, women: 10.82},
  {year: 1996, men: 9.84, women: 10.94},
  {year: 2000, men: 9.87, women: null},
  {year: 2004, men: 9.85, women: 10.93},
  {year: 2008, men: 9.69, women: 10.78},
  {year: 2012, men: 9.63, women: 10.75},
  {year: 2016, men: 9.81, women: 10.71},
];
