import type {PostCssOptions} from '@docusaurus/types';
import type {Plugin, Root} from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';

const fromPackage = ({source}: Root) => /[\\/]node_modules[\\/]/.test(source?.input.file ?? '');

/**
 * Adds right-to-left twins to the physical CSS rules of packages (`combined` mode: `[dir="ltr"]` and
 * `[dir="rtl"]` selectors in one file), so that the frame mirrors when `dir` changes. Our own CSS is in
 * logical properties; what is physical in it, such as the direction of code, is meant so.
 */
export function mirrorCss(options: PostCssOptions): PostCssOptions {
  const {Once: mirror} = postcssRTLCSS({mode: Mode.combined});
  const plugin: Plugin = {
    postcssPlugin: 'mirror-packages',
    Once: (root, helper) => (fromPackage(root) ? mirror?.(root, helper) : undefined),
  };
  return {...options, plugins: [...options.plugins, plugin]};
}
