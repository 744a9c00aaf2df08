import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {en} from '../../../src/i18n/en';

const root = path.join(__dirname, '../../..');

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

test('every text is used, so that a translation holds nothing in vain', () => {
  const code = [...sourcesIn('src'), ...sourcesIn('plugins')].join('\n');
  expect(Object.keys(en).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

test('keys are sorted, so that a place has its texts together', () => {
  expect(Object.keys(en)).toEqual(Object.keys(en).sort());
});
