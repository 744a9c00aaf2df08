/** A mountain of more than 8,000 m. Source: usual survey heights, years of the first ascents. */
export interface Summit {
  [key: string]: string | number;
  name: string;
  range: 'Himalaya' | 'Karakoram';
  /** Meters above the sea. */
  height: number;
  /** Year in which it was first climbed. */
  year: number;
}

/** All fourteen, in the order in which they were climbed. */
export const summits: readonly Summit[] = [
  {name: 'Annapurna', range: 'Himalaya', height: 8091, year: 1950},
  {name: 'Everest', range: 'Himalaya', height: 8849, year: 1953},
  {name: 'Nanga Parbat', range: 'Himalaya', height: 8126, year: 1953},
  {name: 'K2', range: 'Karakoram', height: 8611, year: 1954},
  {name: 'Cho Oyu', range: 'Himalaya', height: 8188, year: 1954},
  {name: 'Makalu', range: 'Himalaya', height: 8485, year: 1955},
  {name: 'Kangchenjunga', range: 'Himalaya', height: 8586, year: 1955},
  {name: 'Manaslu', range: 'Himalaya', height: 8163, year: 1956},
  {name: 'Lhotse', range: 'Himalaya', height: 8516, year: 1956},
  {name: 'Gasherbrum II', range: 'Karakoram', height: 8034, year: 1956},
  {name: 'Broad Peak', range: 'Karakoram', height: 8051, year: 1957},
  {name: 'Gasherbrum I', range: 'Karakoram', height: 8080, year: 1958},
  {name: 'Dhaulagiri', range: 'Himalaya', height: 8167, year: 1960},
  {name: 'Shishapangma', range: 'Himalaya', height: 8027, year: 1964},
];
