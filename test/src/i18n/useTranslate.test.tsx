/** @jest-environment jsdom */
import * as React from 'react';
import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';

/** A fresh copy of the modules, as a new page load would bring, at an address with this query. */
async function loadAt(search: string) {
  jest.resetModules();
  jest.doMock('react', () => React);
  window.history.replaceState(null, '', `/x/${search}`);
  const {useTranslate} = await import('../../../src/i18n/useTranslate');
  const {useUserLanguage} = await import('../../../src/i18n/useUserLanguage');
  return function Probe() {
    const translate = useTranslate();
    return (
      <p>
        {useUserLanguage()} {translate('copy.copy')} {translate('copy.copy')}
      </p>
    );
  };
}

test('the interface is English, with one warning for a key of a language that is not enabled', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const Probe = await loadAt('?userLanguage=zh');
  render(
    <>
      <Probe />
      <Probe />
    </>,
  );
  expect(screen.getAllByText('zh Copy Copy')).toHaveLength(2);
  expect(warn.mock.calls).toEqual([
    ['Missing translation zh:copy.copy: the English text is shown instead.'],
  ]);
});

test('the language of the first address is kept for the visit', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const Probe = await loadAt('?userLanguage=pt');
  const {rerender} = render(<Probe />);
  window.history.pushState(null, '', '/x/react-data-grid/');
  rerender(<Probe />);
  expect(screen.getByText('pt Copy Copy')).toBeInstanceOf(HTMLElement);
});

test('the server renders English and warns of nothing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const Probe = await loadAt('?userLanguage=zh');
  expect(renderToString(<Probe />)).toContain('en<!-- --> <!-- -->Copy');
  expect(warn).not.toHaveBeenCalled();
});
