/** @jest-environment jsdom */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import TitleFormatter from '@theme-original/ThemeProvider/TitleFormatter';
import styles from '@theme/Layout/styles.module.css';
import {render} from '@testing-library/react';

function OutsideDocs() {
  useDocsSidebar();
  return null;
}

describe('the test environment', () => {
  it('resolves the client modules of the framework', () => {
    expect(Link).toBeDefined();
    expect(TitleFormatter).toBeInstanceOf(Function);
    expect(translate({message: 'Copy'})).toBe('Copy');
  });

  it('runs the hooks of the docs plugin', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<OutsideDocs />)).toThrow('DocsSidebarProvider');
  });

  it('names the classes of a CSS module as written', () => {
    expect(styles.row).toBe('row');
  });
});
