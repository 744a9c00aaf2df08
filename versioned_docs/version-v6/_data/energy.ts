/** Electricity made in a small region, in gigawatt hours, by source and quarter. Rounded, made up. */
export interface EnergyQuarter {
  [key: string]: string | number;
  quarter: string;
  wind: number;
  solar: number;
  hydro: number;
}

/** Two years of quarters. */
export const energyQuarters: readonly EnergyQuarter[] = [
  {quarter: "Q1 '24", wind: 412, solar: 96, hydro: 205},
  {quarter: "Q2 '24", wind: 318, solar: 243, hydro: 261},
  {quarter: "Q3 '24", wind: 287, solar: 271, hydro: 184},
  {quarter: "Q4 '24", wind: 431, solar: 88, hydro: 197},
  {quarter: "Q1 '25", wind: 446, solar: 121, hydro: 211},
  {quarter: "Q2 '25", wind: 341, solar: 298, hydro: 248},
  {quarter: "Q3 '25", wind: 302, solar: 334, hydro: 176},
  {quarter: "Q4 '25", wind: 468, solar: 109, hydro: 203},
];

/** `1234` → `1,234 GWh`; a missing value has no text. */
export function formatEnergy(value: number | null): string {
  return value === null ? '' : `${value.toLocaleString('en-US')} GWh`;
}
