/** @jest-environment jsdom */
import Button from '@mui/material/Button';
import {useTheme} from '@mui/material/styles';
import {act, render, screen, waitFor} from '@testing-library/react';
import {useEffect} from 'react';
import DemoProviders from '@site/src/components/DemoProviders';
import {settings} from '@site/src/settings';

const mounts = jest.fn();
const unmounts = jest.fn();

function Demo() {
  const theme = useTheme();
  useEffect(() => {
    mounts();
    return unmounts;
  }, []);
  return (
    <Button data-mode={theme.palette.mode} data-direction={theme.direction}>
      Press
    </Button>
  );
}

const button = () => screen.getByRole('button', {name: 'Press'});
const root = document.documentElement;

beforeEach(() => {
  mounts.mockClear();
  unmounts.mockClear();
  localStorage.clear();
  root.setAttribute('data-theme', 'light');
  act(() => settings.reset());
});

test('no setting remounts a demo, and each reaches it', async () => {
  render(
    <DemoProviders>
      <Demo />
    </DemoProviders>,
  );
  const element = button();
  expect(element.className).toContain('MuiButton-sizeMedium');

  act(() => settings.set('density', 'dense'));
  expect(element.className).toContain('MuiButton-sizeSmall');

  act(() => settings.set('direction', 'rtl'));
  await waitFor(() => expect(element.dataset.direction).toBe('rtl'));
  expect(element.className).toContain('muirtl-');
  act(() => settings.set('direction', 'ltr'));
  expect(element.dataset.direction).toBe('ltr');
  expect(element.className).not.toContain('muirtl-');

  const sheet = () => document.querySelector('style[data-theme-sheet]')?.textContent ?? '';
  act(() => settings.set('spacing', 3));
  expect(sheet()).toContain('--mui-spacing:3px;');

  act(() => settings.set('palette', {primary: {main: 'rgb(1 2 3)'}}));
  expect(sheet()).toContain('--mui-palette-primary-main:#010203;');

  act(() => root.setAttribute('data-theme', 'dark'));
  await waitFor(() => expect(element.dataset.mode).toBe('dark'));

  expect(button()).toBe(element);
  expect(mounts).toHaveBeenCalledTimes(1);
  expect(unmounts).not.toHaveBeenCalled();
});

test('a demo that mounts in right-to-left is mirrored from its first render on', async () => {
  act(() => settings.set('direction', 'rtl'));
  const directions: string[] = [];
  function Recorder() {
    directions.push(useTheme().direction);
    return null;
  }
  render(
    <DemoProviders>
      <Recorder />
      <Demo />
    </DemoProviders>,
  );
  await waitFor(() => expect(button().className).toContain('muirtl-'));
  expect(new Set(directions)).toEqual(new Set(['rtl']));
});

test('many demos share one sheet of custom properties', () => {
  render(
    <>
      <DemoProviders>first</DemoProviders>
      <DemoProviders>second</DemoProviders>
    </>,
  );
  expect(document.querySelectorAll('style[data-theme-sheet]')).toHaveLength(1);
  const copies = [...document.querySelectorAll('style')].filter((style) =>
    style.textContent?.includes('--mui-palette-primary-main:'),
  );
  expect(copies).toHaveLength(1);
});

test('the custom properties are where components are, not on the root for the whole page to inherit', () => {
  render(<DemoProviders>demo</DemoProviders>);
  const sheet = document.querySelector<HTMLStyleElement>('style[data-theme-sheet]')!.sheet!;
  const selectors = [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText);
  expect(selectors).toEqual([
    expect.stringMatching(/^\[data-demo-stage\], ?body > div:not\(#__docusaurus\)$/),
    expect.stringMatching(/^\[data-demo-stage\], ?body > div:not\(#__docusaurus\)$/),
    expect.stringMatching(/^\[data-theme="dark"\] \[data-demo-stage\],/),
  ]);
});

test('the components leave the mode on the root to the site, and store none of their own', () => {
  root.setAttribute('data-theme', 'dark');
  render(<DemoProviders>demo</DemoProviders>);
  expect(root.getAttribute('data-theme')).toBe('dark');
  expect(localStorage.getItem('mui-mode')).toBeNull();
});
