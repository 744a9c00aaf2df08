import type {ChangeFact} from './listFacts';

/** Facts by the pattern of their key, in which `*` stands for any characters, and by what their types say. */
export interface FactPattern {
  facts: readonly string[];
  /** Regular expression that the type before has to match. */
  before?: string;
  /** The same for the type after. */
  after?: string;
}

/** `coverage.json` of a guide: where each fact is told, or why it is not. */
export interface Coverage {
  /** By the id of a `<BreakingChange>`: patterns of keys, or patterns with types. */
  changes: Readonly<Record<string, readonly (string | FactPattern)[]>>;
  /** Facts that no reader has to act on. */
  exceptions: readonly (FactPattern & {reason: string})[];
}

/** What a guide is checked against. */
export interface CoverageInput {
  /** File of the coverage, for the messages. */
  file: string;
  facts: readonly ChangeFact[];
  coverage: Coverage;
  /** Ids of the changes on the page. */
  ids: readonly string[];
}

function toRegExp(pattern: string): RegExp {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}

/** A pattern for each key of it, so that one that matches nothing is found. */
function split(
  pattern: string | FactPattern,
): {shown: string; fits: (fact: ChangeFact) => boolean}[] {
  const {facts, before, after} =
    typeof pattern === 'string' ? {facts: [pattern], before: undefined, after: undefined} : pattern;
  const types = ([before, after] as const).map((text) => text && new RegExp(text));
  return facts.map((key) => {
    const expression = toRegExp(key);
    return {
      shown: [key, before && `before ${before}`, after && `after ${after}`]
        .filter(Boolean)
        .join(', '),
      fits: (fact) =>
        expression.test(fact.key) &&
        (!types[0] || types[0].test(fact.before ?? '')) &&
        (!types[1] || types[1].test(fact.after ?? '')),
    };
  });
}

/**
 * What a guide leaves out, and what its coverage names in vain: facts that neither a change nor an exception tells of,
 * patterns that match nothing, exceptions for what the guide tells anyway, ids that are not on the page, reasons that
 * are missing.
 *
 * @returns one line each; none when the guide is complete
 */
export function checkCoverage({file, facts, coverage, ids}: CoverageInput): string[] {
  const faults: string[] = [];
  const told = new Set<ChangeFact>();
  for (const [id, patterns] of Object.entries(coverage.changes)) {
    if (!ids.includes(id)) {
      faults.push(`${file}: changes.${id}: expected the id of a <BreakingChange> of the page.`);
    }
    for (const {shown, fits} of patterns.flatMap(split)) {
      const found = facts.filter(fits);
      found.forEach((fact) => told.add(fact));
      if (found.length === 0) {
        faults.push(`${file}: changes.${id}: "${shown}" matches no removal and no changed type.`);
      }
    }
  }
  const excepted = new Set<ChangeFact>();
  for (const exception of coverage.exceptions) {
    if (!exception.reason) {
      faults.push(`${file}: exceptions: ${exception.facts.join(', ')} gives no reason.`);
    }
    for (const {shown, fits} of split(exception)) {
      const found = facts.filter((fact) => !told.has(fact) && fits(fact));
      found.forEach((fact) => excepted.add(fact));
      if (found.length === 0) {
        faults.push(`${file}: exceptions: "${shown}" is not needed; remove it.`);
      }
    }
  }
  const missing = facts.filter((fact) => !told.has(fact) && !excepted.has(fact));
  faults.push(
    ...missing.map(
      ({key, before, after}) =>
        `${file}: "${key}" is told nowhere${before ? ` (${before} is now ${after})` : ''}.`,
    ),
  );
  return faults;
}
