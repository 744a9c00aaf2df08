/** Fills the place of the same name of plugins/page-slots. */
import type {ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {useTwin} from '../../client/useTwin';

/** A link to the page's Markdown, which shows the code of every demo without JavaScript. */
export default function PageTwinLink(): ReactNode {
  const translate = useTranslate();
  const {path} = useTwin();
  return (
    <>
      {' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the router */}
      <a href={path}>{translate('demo.noScriptTwin')}</a>
    </>
  );
}
