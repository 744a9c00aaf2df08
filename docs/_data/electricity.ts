/** Electricity of the world by source. Ember, yearly electricity data, rounded to 100 TWh. */
export interface ElectricitySource {
  id: string;
  label: string;
  /** Terawatt hours. */
  value: number;
}

/** What was generated in 2023. */
export const worldElectricity2023: readonly ElectricitySource[] = [
  {id: 'coal', label: 'Coal', value: 10400},
  {id: 'gas', label: 'Gas', value: 6600},
  {id: 'hydro', label: 'Hydro', value: 4200},
  {id: 'nuclear', label: 'Nuclear', value: 2700},
  {id: 'wind', label: 'Wind', value: 2300},
  {id: 'solar', label: 'Solar', value: 1600},
  {id: 'other', label: 'Other', value: 1600},
];

/** `4200` → `4,200 TWh`. */
export function formatTerawattHours(value: number): string {
  return `${value.toLocaleString('en-US')} TWh`;
}
