import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {editUrlOf} from '../../../plugins/page-history/editUrlOf';
import {gitDates, whyNoDates} from '../../../plugins/page-history/gitDates';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')));
afterAll(() => rmSync(folder, {recursive: true}));

const full = join(folder, 'full');
const shallow = join(folder, 'shallow');
const none = join(folder, 'none');

function git(cwd: string, ...args: string[]) {
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const date = '2025-03-04T05:06:07Z';
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  execFileSync('git', [...name, ...args], {cwd, env, stdio: 'ignore'});
}

beforeAll(() => {
  mkdirSync(full);
  mkdirSync(none);
  git(full, 'init');
  for (const text of ['one', 'two']) {
    writeFileSync(join(full, 'page.mdx'), text);
    git(full, 'add', '.');
    git(full, 'commit', '-m', text);
  }
  git(folder, 'clone', '--depth', '1', `file://${full}`, shallow);
});

async function dateOf(siteDir: string, file = 'page.mdx') {
  const warnings: string[] = [];
  const vcs = gitDates((message) => warnings.push(message));
  vcs.initialize({siteDir});
  vcs.initialize({siteDir});
  const info = await vcs.getFileLastUpdateInfo(join(siteDir, file));
  return {date: info && new Date(info.timestamp).toISOString(), warnings};
}

test('a page has the date of its last commit', async () => {
  expect(await dateOf(full)).toEqual({date: '2025-03-04T05:06:07.000Z', warnings: []});
});

test('a page that git does not know has no date', async () => {
  expect(await dateOf(full, 'new.mdx')).toEqual({date: null, warnings: []});
});

test('a shallow clone gives no dates and says how to get them, once', async () => {
  expect(await dateOf(shallow)).toEqual({
    date: null,
    warnings: [
      'Pages show no date of their last change: this clone is shallow: run git fetch --unshallow.',
    ],
  });
});

test('a folder without git gives no dates and says why', async () => {
  expect((await dateOf(none)).date).toBeNull();
  expect(await whyNoDates(none)).toBe('this is not a git repository');
});

test('a machine without git gives no dates and says why', async () => {
  const path = process.env.PATH;
  process.env.PATH = none;
  try {
    expect(await whyNoDates(full)).toBe('git is not installed');
  } finally {
    process.env.PATH = path;
  }
});

test('in development there are no dates', async () => {
  const {env} = process;
  process.env = {...env, NODE_ENV: 'development'};
  try {
    expect(await dateOf(full)).toEqual({date: null, warnings: []});
  } finally {
    process.env = env;
  }
});

const source = {repository: 'https://github.com/mui/mui-x', branch: 'master'};

test.each([
  ['docs', 'react-charts/bars/bars.mdx', 'docs/react-charts/bars/bars.mdx'],
  [
    'versioned_docs/version-v7',
    'introduction/a.mdx',
    'versioned_docs/version-v7/introduction/a.mdx',
  ],
])('a page of %s is edited where it lies', (versionDocsDirPath, docPath, expected) => {
  expect(editUrlOf(source)({versionDocsDirPath, docPath})).toBe(
    `https://github.com/mui/mui-x/edit/master/${expected}`,
  );
});

test('a generated page has no link, nor has any page without a repository', () => {
  const page = {versionDocsDirPath: 'docs', docPath: 'api/data-grid/data-grid/data-grid.mdx'};
  expect(editUrlOf(source)(page)).toBeUndefined();
  expect(editUrlOf({branch: 'main'})({...page, docPath: 'a.mdx'})).toBeUndefined();
});
