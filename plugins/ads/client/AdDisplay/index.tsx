import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAdTexts} from '../texts';
import {IMAGE_SIZE} from '../../constants';
import type {ShownAd} from '../../types';
import {useAdConfig} from '../AdProvider';
import styles from './styles.module.css';

/** Shows an in-house ad or an ad of the feed: an image of 130 × 100, a text and who is behind it. */
export default function AdDisplay({ad, label}: {ad: ShownAd; label: string}) {
  const {clickSplit} = useAdConfig();
  const translate = useAdTexts();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const {origin, pathname, search, hash} = new URL(ad.link);
  const onThisSite = origin === window.location.origin && pathname.startsWith(baseUrl);

  function onClick(event: MouseEvent) {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (onThisSite && plain) {
      event.preventDefault();
      history.push(pathname + search + hash);
    }
  }

  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a <Link> fetches the page of an ad as soon as the ad is in view
    <a
      className={styles.ad}
      href={ad.link}
      target={onThisSite ? undefined : '_blank'}
      rel="sponsored noopener"
      onClick={onClick}
      data-analytics-category="ad"
      data-analytics-action="click"
      data-analytics-label={label}
      data-analytics-split={clickSplit}
    >
      {ad.img && (
        <img
          className={styles.image}
          src={ad.img}
          alt=""
          loading="lazy"
          {...IMAGE_SIZE}
          // Without a connection, say: the place stays, the browser's sign of a broken image does not.
          onError={({currentTarget}) => currentTarget.style.setProperty('visibility', 'hidden')}
        />
      )}
      <span className={styles.text}>
        <span className={styles.description}>
          {ad.company && <strong>{ad.company}</strong>}
          {ad.company && ' – '}
          {ad.description}
        </span>
        <span className={styles.caption}>
          {ad.poweredby ? translate('ad.by', {publisher: ad.poweredby}) : translate('ad.label')}
        </span>
      </span>
    </a>
  );
}
