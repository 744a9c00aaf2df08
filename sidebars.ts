import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {withApiPages} from './plugins/api-reference/navigationNodes';
import type {PageList} from './plugins/api-reference/types';
import {navigation} from './src/navigation';
import {listDocIds} from './src/navigation/listDocIds';
import {toSidebar} from './src/navigation/toSidebar';
import {CURRENT_NAME} from './src/product/versions';

const pageList = path.join(__dirname, 'plugins/api-reference/pages', `${CURRENT_NAME}.json`);
const pages = JSON.parse(fs.readFileSync(pageList, 'utf8')) as PageList;
const written = listDocIds(path.join(__dirname, 'docs'), fs);

/** The current version's navigation: one tree on every page. Pages not written yet are left out. */
const sidebars: SidebarsConfig = {
  docs: toSidebar(withApiPages(navigation, pages), (docId) => written.has(docId)),
};

export default sidebars;
