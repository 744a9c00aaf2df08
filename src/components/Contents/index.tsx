import {useEffect, useRef, type ReactNode} from 'react';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
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

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>{translate('contents.title')}</summary>
      <nav aria-label={translate('contents.title')}>
        <ul className={styles.list}>
          {toc
            .filter(({level}) => level <= maxLevel)
            .map(({id, level, value}) => (
              <li key={id} className={clsx(level > 2 && styles.deep)}>
                {/* eslint-disable-next-line @docusaurus/no-html-links -- a hash on this page needs no router */}
                <a
                  className={styles.link}
                  href={`#${id}`}
                  onClick={() => innerWidth < 1200 && menu.current?.removeAttribute('open')}
                  // The value is the heading's own text, made into HTML by the Markdown compiler.
                  dangerouslySetInnerHTML={{__html: value}}
                />
              </li>
            ))}
        </ul>
      </nav>
    </details>
  );
}
