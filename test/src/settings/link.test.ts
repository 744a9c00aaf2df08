import {
  parseSettingsLink,
  settingsLink,
  withoutMode,
  withoutSettings,
} from '@site/src/settings/link';

const PAGE = 'https://mui.com/x/react-charts/bars/';

test('a link reads back as the texts it carries', () => {
  const texts = {
    direction: 'rtl',
    palette: '{"primary":{"main":"hsl(120, 50%, 50%)"}}',
    spacing: '4',
  };
  const link = settingsLink(`${PAGE}?q=1#Bars.js`, texts, 'dark');
  const url = new URL(link);
  expect(parseSettingsLink(url.search)).toEqual(texts);
  expect(url.searchParams.get('docusaurus-theme')).toBe('dark');
  expect(url.searchParams.get('q')).toBe('1');
  expect(url.hash).toBe('');
});

test('with everything at its default the link is the page', () => {
  expect(settingsLink(`${PAGE}?settings=spacing:4&docusaurus-theme=dark`, {}, null)).toBe(PAGE);
});

test.each([
  '',
  '?',
  '?settings=',
  '?settings=;;',
  '?settings=spacing',
  '?settings=:4',
  '?other=a:b',
])('%j carries nothing', (search) => {
  expect(parseSettingsLink(search)).toEqual({});
});

test('settings that the visitor changed leave the address', () => {
  const address = `${PAGE}?settings=spacing:4;direction:rtl#Bars`;
  const left = withoutSettings(address, ['direction']);
  expect(parseSettingsLink(new URL(left).search)).toEqual({direction: 'rtl'});
  expect(new URL(left).hash).toBe('#Bars');
  expect(withoutSettings(address, [])).toBe(`${PAGE}#Bars`);
});

test('the mode leaves the address alone', () => {
  expect(withoutMode(`${PAGE}?docusaurus-theme=dark&a=1`)).toBe(`${PAGE}?a=1`);
});
