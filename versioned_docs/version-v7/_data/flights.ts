import {createRandom} from './random';

/** What the board says, in the order in which a departure goes through it. */
export const flightStatuses = [
  'Scheduled',
  'Check-in',
  'Boarding',
  'Final call',
  'Departed',
  'Canceled',
] as const;
export type FlightStatus = (typeof flightStatuses)[number];

/** A departure on the board of one airport. */
export interface Flight {
  id: number;
  /** Airline code and number: `AY 1332`. */
  code: string;
  destination: string;
  /** Pier and number, `B2` to `C24`; `null` while none is given. */
  gate: string | null;
  /** Planned departure, local time. */
  departsAt: Date;
  /** Minutes behind plan; 0 when on time. */
  delay: number;
  status: FlightStatus;
  /** Seats sold, of 180. */
  passengers: number;
}

const destinations = [
  'Amsterdam',
  'Athens',
  'Bilbao',
  'Copenhagen',
  'Dublin',
  'Gdańsk',
  'Helsinki',
  'Lisbon',
  'Málaga',
  'Naples',
  'Oslo',
  'Prague',
  'Zürich',
] as const;

function makeFlights(): Flight[] {
  const random = createRandom(5);
  return Array.from({length: 40}, (_, index): Flight => {
    const status = random.pick(flightStatuses);
    const noGate = status === 'Scheduled' || status === 'Canceled';
    return {
      id: index + 1,
      code: `${random.pick(['AY', 'BT', 'LO', 'SK', 'TP'])} ${random.int(80, 1900)}`,
      destination: random.pick(destinations),
      gate: noGate ? null : `${random.pick(['A', 'B', 'C'])}${random.int(1, 24)}`,
      departsAt: new Date(2026, 5, 12, 6, index * 20 + random.int(0, 3) * 5),
      delay: random.chance(0.4) ? random.int(1, 14) * 5 : 0,
      status,
      passengers: random.int(41, 180),
    };
  });
}

/** Forty departures of one day, 12 June 2026. */
export const flights: readonly Flight[] = makeFlights();
