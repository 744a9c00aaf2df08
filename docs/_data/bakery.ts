import {createRandom} from './random';

/** Power that an invented bakery draws: kilowatts by weekday and hour, rounded. */
export const bakeryDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Hours that are shown, as texts. */
export const bakeryHours = Array.from({length: 12}, (_, hour) => `${hour + 2}:00`);

/** `[index of the hour, index of the day, kilowatts]`, as a heatmap takes it. Closed on Sunday. */
export const bakeryPower: readonly [number, number, number][] = bakeryDays.flatMap((day, y) => {
  const random = createRandom(y + 3);
  return bakeryHours.map((_, x): [number, number, number] => {
    const ovens = day === 'Sun' ? 0 : Math.max(0, 52 - Math.abs(x - (day === 'Sat' ? 2 : 3)) * 9);
    return [x, y, Math.round(6 + ovens + random.next() * 8)];
  });
});
