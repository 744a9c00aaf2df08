import path from 'node:path';
import {checkedFacts} from '../../../plugins/api-reference/generate';
import {placesOf} from '../../../plugins/api-reference/places';
import type {
  ComponentFact,
  MemberFact,
  ObjectFact,
  ApiFacts,
} from '../../../plugins/api-reference/types';

export const siteDir = path.resolve(__dirname, '../../..');

/** Where the current version's files lie. */
export const places = placesOf({siteDir, baseUrl: '/x/'});

/** Reading the packages takes some 15 seconds when nothing is cached. */
export const READING = 120_000;

/** What the installed packages say, with page list and report. */
export const realFacts = () => checkedFacts(places).load();

/** A component by its name. */
export function component(facts: ApiFacts, name: string): ComponentFact {
  const found = facts.components.find((item) => item.name === name);
  if (!found) throw new Error(`No component ${name}`);
  return found;
}

/** An object type by its name. */
export function object(facts: ApiFacts, name: string): ObjectFact {
  const found = facts.types.find((item) => item.name === name);
  if (found?.kind !== 'object') throw new Error(`No object type ${name}`);
  return found;
}

/** A member by its name. */
export function member(owner: {props?: MemberFact[]; members?: MemberFact[]}, name: string) {
  const found = [...(owner.props ?? []), ...(owner.members ?? [])].find(
    (item) => item.name === name,
  );
  if (!found) throw new Error(`No member ${name}`);
  return found;
}
