import fs from 'node:fs';
import path from 'node:path';
import type {PageNode} from '../../src/navigation/types';
import {listDocIds} from '../../src/navigation/listDocIds';
import {toSidebar} from '../../src/navigation/toSidebar';
import type {Pass} from './readPass';

/**
 * Writes the sidebar file in which the framework looks for an older version's navigation, from the
 * page nodes of that version and the pages that it has. A file that is right is left alone, because
 * the dev server watches it.
 */
export function writeSidebars(siteDir: string, pass: Pass, navigation: PageNode[]): void {
  const written = listDocIds(path.join(siteDir, pass.docs), fs);
  const sidebars = {docs: toSidebar(navigation, (docId) => written.has(docId))};
  const folder = path.join(siteDir, 'versioned_sidebars');
  const file = path.join(folder, `version-${pass.name}-sidebars.json`);
  const text = `${JSON.stringify(sidebars, null, 2)}\n`;
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(file, text);
  }
}
