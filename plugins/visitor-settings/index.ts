import type {LoadContext, Plugin} from '@docusaurus/types';
import {bodyScript, headScript} from '../../src/settings/headScript';
import {mirrorCss} from './mirrorCss';

/** Puts the visitor's settings on `<html>` before the first paint, and mirrors the CSS for right-to-left. */
export default function visitorSettings({siteStorage}: LoadContext): Plugin {
  const themeKey = `theme${siteStorage.namespace}`;
  return {
    name: 'visitor-settings',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: headScript(themeKey)}],
      preBodyTags: [{tagName: 'script', innerHTML: bodyScript(themeKey)}],
    }),
    getClientModules: () => ['./client'],
    configurePostCss: mirrorCss,
  };
}
