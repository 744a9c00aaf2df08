import {useEffect, useMemo, useRef, type MouseEvent, type ReactNode} from 'react';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';

export interface ContentsProps {
  readonly toc: readonly TOCItem[];
  /** Deepest heading level listed. Default 3. */
  readonly maxLevel?: number;
}

const HIGHLIGHT = {
  linkClassName: styles.link!,
  linkActiveClassName: styles.active!,
  minHeadingLevel: 2,
};

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The list as HTML: a page of the reference has 570 entries, which React need not walk. */
const listHtml = (toc: readonly TOCItem[], maxLevel: number): string =>
  toc
    .filter(({level}) => level <= maxLevel)
    .map(
      ({id, level, value}) =>
        // The value is the heading's own text, made into HTML by the Markdown compiler.
        `<li${level > 2 ? ` class="${styles.deep}"` : ''}><a class="${styles.link}" href="#${attribute(id)}">${value}</a></li>`,
    )
    .join('');

/**
 * The page's headings: a column beside the text, a menu under the title on narrower screens.
 * One list serves both: the `<details>` around it is forced open where there is room.
 */
export default function Contents({toc, maxLevel = 3}: ContentsProps): ReactNode {
  const translate = useTranslate();
  const menu = useRef<HTMLDetailsElement>(null);
  useTOCHighlight({...HIGHLIGHT, maxHeadingLevel: maxLevel});

  useEffect(() => {
    // Browsers that cannot force a closed <details> open by CSS get it opened instead.
    if (!CSS.supports('selector(::details-content)') && innerWidth >= 1200) {
      menu.current?.setAttribute('open', '');
    }
  }, [toc]);

  const html = useMemo(() => listHtml(toc, maxLevel), [toc, maxLevel]);
  const shut = ({target}: MouseEvent): void => {
    if (innerWidth < 1200 && (target as Element).closest('a')) {
      menu.current?.removeAttribute('open');
    }
  };

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>{translate('contents.title')}</summary>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks come from links, by key as well */}
      <nav aria-label={translate('contents.title')} onClick={shut}>
        <ul className={styles.list} data-mono="" dangerouslySetInnerHTML={{__html: html}} />
      </nav>
    </details>
  );
}
