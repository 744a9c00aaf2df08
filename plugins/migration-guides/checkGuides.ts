import fs from 'node:fs';
import path from 'node:path';
import type {History} from '../api-reference/history';
import {migrationGuideOf} from '../../src/product/migrationGuide';
import {checkCoverage, type Coverage} from './checkCoverage';
import {listFacts} from './listFacts';

/** What was found out of a guide. */
export interface GuideResult {
  /** Folder of the guide: `migration-data-grid-v7`. */
  name: string;
  /** `<BreakingChange>` sections of the page. */
  changes: number;
  /** Removals and changed types; none where a guide starts from another package. */
  facts: number;
  faults: string[];
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Ids of the changes of a page, in order. */
export function idsOf(page: string): string[] {
  return [...page.matchAll(/<BreakingChange\b[^>]*?\bid="([^"]*)"/g)].map(([, id = '']) => id);
}

/**
 * Checks every guide in `docs/migration` against the histories of the API.
 *
 * @param siteDir root of the repository, absolute
 */
export function checkGuides(siteDir: string): GuideResult[] {
  const folder = path.join(siteDir, 'docs/migration');
  const historyOf = (version: string): History =>
    readJson(path.join(siteDir, `plugins/api-reference/history/${version}.json`)) as History;
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, `${name}.mdx`)))
    .sort()
    .map((name) => {
      const ids = idsOf(fs.readFileSync(path.join(folder, name, `${name}.mdx`), 'utf8'));
      const file = `docs/migration/${name}/coverage.json`;
      const guide = migrationGuideOf(`/x/migration/${name}/`);
      if (!guide || guide.from === 'lab') {
        return {name, changes: ids.length, facts: 0, faults: []};
      }
      const facts = listFacts(guide.product, historyOf(guide.from), historyOf(guide.to));
      const isThere = fs.existsSync(path.join(siteDir, file));
      const coverage = (
        isThere ? readJson(path.join(siteDir, file)) : {changes: {}, exceptions: []}
      ) as Coverage;
      return {
        name,
        changes: ids.length,
        facts: facts.length,
        faults: checkCoverage({file, facts, coverage, ids}),
      };
    });
}
