import type {PostCssOptions} from '@docusaurus/types';
import postcssRTLCSS from 'postcss-rtlcss';
import {Mode} from 'postcss-rtlcss/options';

/**
 * Adds right-to-left twins of physical CSS rules (`combined` mode: `[dir="ltr"]` and `[dir="rtl"]`
 * selectors in one file), so that the frame mirrors when `dir` changes. Our own CSS is in logical
 * properties and passes through unchanged.
 */
export function mirrorCss(options: PostCssOptions): PostCssOptions {
  return {...options, plugins: [...options.plugins, postcssRTLCSS({mode: Mode.combined})]};
}
