/** A planet of the sun. Source: NASA planetary fact sheet, rounded. */
export interface Planet {
  [key: string]: string | number;
  name: string;
  kind: 'rocky' | 'giant';
  /** Mean distance from the sun, in that of the earth. */
  distance: number;
  /** Years for one orbit. */
  period: number;
  /** Mean radius in kilometers. */
  radius: number;
  /** Mean density in grams per cubic centimeter. */
  density: number;
}

/** All eight, from the sun outward. */
export const planets: Planet[] = [
  {name: 'Mercury', kind: 'rocky', distance: 0.39, period: 0.24, radius: 2440, density: 5.4},
  {name: 'Venus', kind: 'rocky', distance: 0.72, period: 0.62, radius: 6052, density: 5.2},
  {name: 'Earth', kind: 'rocky', distance: 1, period: 1, radius: 6371, density: 5.5},
  {name: 'Mars', kind: 'rocky', distance: 1.52, period: 1.88, radius: 3390, density: 3.9},
  {name: 'Jupiter', kind: 'giant', distance: 5.2, period: 11.9, radius: 69911, density: 1.3},
  {name: 'Saturn', kind: 'giant', distance: 9.6, period: 29.4, radius: 58232, density: 0.7},
  {name: 'Uranus', kind: 'giant', distance: 19.2, period: 84, radius: 25362, density: 1.3},
  {name: 'Neptune', kind: 'giant', distance: 30.1, period: 165, radius: 24622, density: 1.6},
];
