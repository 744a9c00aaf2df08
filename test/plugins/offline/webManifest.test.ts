import {existsSync} from 'node:fs';
import {DEFAULT_OPTIONS} from '../../../plugins/offline/options';
import {webManifest} from '../../../plugins/offline/webManifest';
import {products} from '../../../src/product/products';

const manifest = webManifest(DEFAULT_OPTIONS.app, '/x/', products);

describe('webManifest', () => {
  it('lies within the scope of the worker', () => {
    expect(manifest).toMatchObject({start_url: '/x/', scope: '/x/', display: 'standalone'});
  });

  it('has icons that exist, one of them for masks', () => {
    expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable');
    manifest.icons.forEach(({src}) => expect(existsSync(src.replace('/x/', 'static/'))).toBe(true));
  });

  it('leads to the four products', () => {
    expect(manifest.shortcuts.map(({url}) => url)).toEqual([
      '/x/react-data-grid/',
      '/x/react-date-pickers/',
      '/x/react-charts/',
      '/x/react-tree-view/',
    ]);
  });
});
