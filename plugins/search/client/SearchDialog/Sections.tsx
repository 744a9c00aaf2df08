import {useEffect, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import type {Result} from '../createSearch';
import type {Section} from '../provider';
import styles from './styles.module.css';

interface SectionsProps {
  readonly result: Result | undefined;
  readonly onChoose: (path: string, event: MouseEvent) => void;
  readonly onLeave: () => void;
}

/** Links of a panel, for the arrow keys. */
function move(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (event.key === 'ArrowLeft') {
    event.preventDefault();
    onLeave();
  } else if (step) {
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  }
}

/** The matching parts of the page that is selected, or the places that explain the selected name. */
export function Sections({result, onChoose, onLeave}: SectionsProps): ReactNode {
  const translate = useTranslate();
  const [loaded, setLoaded] = useState<{key: string; sections: Section[]}>();
  useEffect(() => {
    let isCurrent = true;
    if (result?.type === 'page') {
      const {key} = result;
      // Waits a moment, so that walking through the list fetches nothing.
      const timer = window.setTimeout(() => {
        result.sections?.().then(
          (sections) => isCurrent && setLoaded({key, sections}),
          () => undefined,
        );
      }, 60);
      return () => {
        isCurrent = false;
        window.clearTimeout(timer);
      };
    }
    return undefined;
  }, [result]);

  const parts: {path: string; title: string; excerpt: Section['excerpt']}[] =
    result?.type === 'symbol'
      ? result.match.places.slice(0, 12).map(({known, id}) => ({
          path: `${result.path.split('api/')[0]}${known.page.p}#${id}`,
          title: known.page.t,
          excerpt: [],
        }))
      : loaded && loaded.key === result?.key
        ? loaded.sections
        : [];

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between its links
    <section
      className={styles.sections}
      aria-label={translate('search.onThisPage')}
      onKeyDown={(event) => move(event, onLeave)}
    >
      {parts.map(({path, title, excerpt}) => (
        // eslint-disable-next-line @docusaurus/no-html-links -- the address carries the base already
        <a
          key={path}
          href={path}
          className={styles.section}
          onClick={(event) => onChoose(path, event)}
        >
          <span className={styles.sectionTitle}>{title || translate('search.start')}</span>
          {excerpt.length > 0 && (
            <span className={styles.excerpt}>
              {excerpt.map(({text, marked}, index) =>
                marked ? <mark key={index}>{text}</mark> : text,
              )}
            </span>
          )}
        </a>
      ))}
    </section>
  );
}
