/** People by part of the world in 2024. United Nations, World Population Prospects 2024, rounded. */
export interface Population {
  id: string;
  label: string;
  /** Billions of people. */
  value: number;
}

/** The six regions that the United Nations report on, largest first. */
export const populationByRegion: readonly Population[] = [
  {id: 'asia', label: 'Asia', value: 4.8},
  {id: 'africa', label: 'Africa', value: 1.5},
  {id: 'europe', label: 'Europe', value: 0.7},
  {id: 'latin-america', label: 'Latin America', value: 0.7},
  {id: 'northern-america', label: 'Northern America', value: 0.4},
  {id: 'oceania', label: 'Oceania', value: 0.05},
];
