import {
  checkPaths,
  lostMessage,
  parsePaths,
  publicPaths,
} from '../../../plugins/serving/checkPaths';

test('remarks and empty lines are no paths', () => {
  expect(parsePaths('# Public paths\n/x/\n\n/x/a/\n')).toEqual(['/x/', '/x/a/']);
});

const redirect = (from: string) => ({from, to: '/x/', reason: 'Test.'});

test('a page that is gone is lost, one that was redirected is not, a new one is told', () => {
  expect(
    checkPaths(['/x/', '/x/gone/', '/x/moved/', '/x/old/a/'], new Set(['/x/', '/x/new/']), [
      redirect('/x/moved/'),
      redirect('/x/old/*'),
    ]),
  ).toEqual({lost: ['/x/gone/'], added: ['/x/new/']});
});

test('public are pages, the base, and files that are asked for by name', () => {
  const files = [
    'index.html',
    '404.html',
    'grid.md',
    'llms.txt',
    'serving.json',
    '.pass.json',
    'sw.js',
    'assets/a.js',
  ];
  expect([...publicPaths('/x/v7/', ['/x/v7/grid/'], files)]).toEqual([
    '/x/v7/',
    '/x/v7/grid/',
    '/x/v7/llms.txt',
    '/x/v7/sw.js',
  ]);
});

test('the message names the paths and what to do', () => {
  const message = lostMessage(['/x/a/', '/x/b/'], 'paths/v8.txt');
  expect(message).toContain('2 public paths lead nowhere');
  expect(message).toContain('\n  /x/a/\n  /x/b/\n');
  expect(message).toContain('redirects.ts');
  expect(message).toContain('paths/v8.txt');
});
