import {issueLink} from '@site/plugins/demos/client/issueLink';

const report = {
  repository: 'https://example.test/repo',
  name: 'Bars',
  path: 'docs/react-charts/bars/Bars.tsx',
  page: 'https://example.test/x/react-charts/bars/?a=1#Bars',
  version: '8.0.0',
  browser: 'Agent/1.0 (X; Y)',
  message: 'x is undefined & "more"',
};

test('title and body survive the address', () => {
  const url = new URL(issueLink(report));
  expect(url.origin + url.pathname).toBe('https://example.test/repo/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] Demo Bars crashes');
  const body = url.searchParams.get('body') ?? '';
  for (const part of [report.page, report.path, report.version, report.browser, report.message]) {
    expect(body).toContain(part);
  }
});

test('a very long message is cut so that the address stays acceptable', () => {
  expect(issueLink({...report, message: 'e'.repeat(100_000)}).length).toBeLessThan(4000);
});
