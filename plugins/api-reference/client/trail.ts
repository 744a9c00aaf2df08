import type {TypeTarget} from './typePopover';

/** The types that a reader went through in one popover; the last one is on screen. */
export type Trail = readonly [TypeTarget, ...TypeTarget[]];

/** Goes on to a type named in the one on screen. The one on screen again changes nothing. */
export function enter(trail: Trail, target: TypeTarget): Trail {
  const current = shownOf(trail);
  return current.key !== undefined && current.key === target.key ? trail : [...trail, target];
}

/** Goes back by one; the first stays. */
export const back = (trail: Trail): Trail => {
  const [first, ...rest] = trail;
  return [first, ...rest.slice(0, -1)];
};

/** The type on screen. */
export const shownOf = (trail: Trail): TypeTarget => trail[trail.length - 1] ?? trail[0];

/** The type that {@link back} leads to. */
export const previousOf = (trail: Trail): TypeTarget | undefined => trail[trail.length - 2];
