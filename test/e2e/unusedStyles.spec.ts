import {readdirSync, readFileSync} from 'node:fs';
import {isUnused, UNUSED_COMPONENTS} from '../../plugins/unused-styles/dropUnused';
import {expect, test} from './support/test';

const files = (folder: string, pattern: RegExp) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`);

test('no page has a class whose rules are left out of the style sheet', () => {
  const pages = files('build', /\.html$/);
  expect(pages.length).toBeGreaterThan(300);
  const wrong = pages.flatMap((page) => {
    const classes = [...readFileSync(page, 'utf8').matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)]
      .flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/))
      .filter((name) => isUnused(`.${name}`));
    return [...new Set(classes)].map((name) => `${page}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('the style sheet has no such rule', () => {
  const sheets = files('build/assets/css', /^styles\.\w+\.css$/);
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8');
    expect(css).toContain('.navbar__');
    // Their parts alone are surely Infima's.
    expect(UNUSED_COMPONENTS.filter((name) => css.includes(`.${name}__`))).toEqual([]);
  }
});
