import {useEffect, useState, type ReactNode} from 'react';
import {useTexts} from '@site/src/i18n/useTexts';
import {listVisited, type VisitedPage} from '../../client/listVisited';
import {texts} from '../../client/texts';

/** The latest pages that can be read without a connection. */
export function Visited(): ReactNode {
  const text = useTexts('offline', texts);
  const [pages, setPages] = useState<VisitedPage[]>();
  useEffect(() => {
    listVisited().then(setPages, () => setPages([]));
  }, []);
  return (
    <section aria-labelledby="offline-visited">
      <h2 id="offline-visited">{text('visited')}</h2>
      {pages?.length === 0 && <p>{text('noneVisited')}</p>}
      {pages && pages.length > 0 && (
        <>
          <p>{text('visitedText')}</p>
          <ul>
            {pages.map(({path, title}) => (
              <li key={path}>
                {/* eslint-disable-next-line @docusaurus/no-html-links -- the page may be of another version */}
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
