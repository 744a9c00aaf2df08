import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';

/** Asks at the end of a page whether it helped. */
export default function feedback(
  {siteConfig}: LoadContext,
  {issueUrl, labels}: PluginOptions,
): Plugin {
  const {organizationName, projectName} = siteConfig;
  const form = issueUrl ?? `https://github.com/${organizationName}/${projectName}/issues/new`;
  return {
    name: 'x-docs-feedback',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      await actions.createData('config.json', {issueUrl: form, labels});
    },
  };
}
