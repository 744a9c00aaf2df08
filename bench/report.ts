import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** One line of the results. */
export interface Row {
  /** What was measured. */
  figure: string;
  /** This site, with its unit. */
  own: string;
  /** What it is compared with: a plain site, or a page without a site. */
  other?: string;
  /** Own divided by other. */
  ratio?: number;
  /** What the figure should be, in words. */
  target: string;
  met: boolean;
}

/** Rows of each part, as they were measured last. */
export type Results = Record<string, {date: string; rows: Row[]}>;

const FILE = path.join(__dirname, 'results.json');
const README = path.join(__dirname, 'README.md');
const [START, END] = ['<!-- results -->', '<!-- /results -->'];

/** Results of the last runs. */
export const readResults = (): Results =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {};

function tableOf(rows: readonly Row[]): string[] {
  const cells = rows.map(({figure, own, other = '', ratio, target, met}) => [
    figure,
    own,
    other,
    ratio?.toFixed(2) ?? '',
    target,
    met ? 'yes' : '**no**',
  ]);
  const lines = [['what', 'this site', 'compared with', 'ratio', 'target', 'met'], ...cells];
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const print = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head, ...body] = lines.map(print);
  return [head!, rule, ...body];
}

/** The results as a table of Markdown. */
export function describeResults(results: Results): string {
  return tableOf(Object.values(results).flatMap(({rows}) => rows)).join('\n');
}

/** Keeps a part's rows in `results.json`, and the table of all parts in the README. */
export function keepResults(part: string, rows: Row[], date: string): void {
  const results: Results = {...readResults(), [part]: {date, rows}};
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  const text = readFileSync(README, 'utf8');
  const [before = ''] = text.split(START);
  const [, after = ''] = text.split(END);
  const dates = Object.entries(results).map(([name, {date: day}]) => `${name} ${day}`);
  const about = `Measured on: ${dates.join(', ')}.`;
  writeFileSync(
    README,
    `${before}${START}\n\n${about}\n\n${describeResults(results)}\n\n${END}${after}`,
  );
}
