import {readFile, stat, writeFile} from 'node:fs/promises';
import {loadTools} from '../parse';
import {blameDates} from './blameDates';
import {readChangelog} from './readChangelog';
import {writeAtom, type FeedSite} from './writeAtom';

/**
 * Writes the feed of a changelog. A change is dated by its heading, else by the line's last commit, else by the file.
 *
 * @param changelog absolute path
 * @param target absolute path of the feed
 */
export async function writeFeed(changelog: string, target: string, site: FeedSite): Promise<void> {
  const {parseMarkdown} = await loadTools();
  const changes = readChangelog(parseMarkdown(await readFile(changelog, 'utf8')));
  const dates = await blameDates(changelog);
  const {mtime} = await stat(changelog);
  const dated = changes.map((change) => ({
    ...change,
    updated: change.date ? new Date(change.date) : (dates.get(change.line) ?? mtime),
  }));
  await writeFile(target, writeAtom(dated, site));
}
