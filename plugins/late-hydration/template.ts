import {loadLate} from './client/loadLate';
import {whenDrawn} from './client/whenDrawn';
import type {PluginOptions} from './options';

/** The part of a page template that writes the script tags. */
const SCRIPT_LOOP = /<% it\.scripts\.forEach\(\(script\) => \{ %>[\s\S]*?<% \}\); %>/;

/**
 * Replaces the script tags of a page template by the inline loader.
 *
 * @param template Eta template of a page, as `@docusaurus/core` brings it or `ssrTemplate` sets it
 * @throws When the template has no loop over `it.scripts`, as another version of Docusaurus may have
 */
export function lateTemplate(template: string, options: Omit<PluginOptions, 'id'>): string {
  if (!SCRIPT_LOOP.test(template)) {
    throw new Error(
      'plugins/late-hydration: the page template has no `<% it.scripts.forEach((script) => { %> … <% }); %>`, ' +
        'whose script tags it replaces. Compare @docusaurus/core/lib/ssg/ssgTemplate.html.js (3.10.2 is expected) ' +
        'or `ssrTemplate` in docusaurus.config.ts, or take the plugin out of docusaurus.config.ts.',
    );
  }
  const {idleTimeout, shortcuts} = options;
  const loader =
    `<script data-scripts="<%~ it.scripts.map((script) => it.baseUrl + script).join(' ') %>">` +
    `(${loadLate.toString()})(window,{idleTimeout:${idleTimeout},shortcuts:${JSON.stringify(shortcuts)}},` +
    `${whenDrawn.toString()})</script>`;
  return template.replace(SCRIPT_LOOP, () => loader);
}
