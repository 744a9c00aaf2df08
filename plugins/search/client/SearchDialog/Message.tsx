import type {ReactNode} from 'react';
import {useTranslate} from '@site/src/i18n/useTranslate';
import styles from './styles.module.css';
import type {SearchState} from './useSearch';

/** Says how many results there are, or why there are none and what to do. */
export function Message({state}: {readonly state: SearchState}): ReactNode {
  const translate = useTranslate();
  const {answered, isWhole, results, failure} = state;
  const count = results.length;
  let text = '';
  if (failure) {
    const isMissing = failure === 'missing' && process.env.NODE_ENV !== 'production';
    text = translate(isMissing ? 'search.noIndex' : 'search.unreachable');
  } else if (!isWhole) {
    text = translate('search.searching');
  } else if (answered === '') {
    text = translate(count > 0 ? 'search.recent' : 'search.hint');
  } else if (count === 0) {
    text = translate('search.noMatch', {text: answered});
  } else {
    text =
      count === 1 ? translate('search.oneResult') : translate('search.severalResults', {count});
  }
  return (
    <p
      role="status"
      className={styles.message}
      data-failed={failure}
      data-answered={isWhole ? answered : undefined}
    >
      {text}
    </p>
  );
}
