import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {REVERT_AFTER_SHORT, useCopy} from '@site/src/components/CopyButton/useCopy';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {rememberOwnCode} from '../../../client/ownCode';
import {encodeShare} from '../../../client/share';
import type {ShownFile} from '../../../client/shownFiles';
import styles from './styles.module.css';

interface Props {
  title: string;
  files: readonly ShownFile[];
}

/** Ways to take the shown code, changes included, elsewhere: a link to it, or the playground. */
export function ShareActions({title, files}: Props): ReactNode {
  const playground = useBaseUrl('/playground/');
  const translate = useTranslate();
  const {copied, copy} = useCopy(REVERT_AFTER_SHORT);
  const address = async () => {
    const hash = await encodeShare({
      title,
      files: files.map(({name, code}) => ({name, code})),
    });
    rememberOwnCode(hash);
    return new URL(playground + hash, window.location.origin).href;
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={() => void copy(address)}>
        {translate(copied ? 'demo.linkCopied' : 'demo.share')}
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={() => void address().then((url) => window.open(url, '_blank', 'noopener'))}
      >
        {translate('demo.playground')}
      </button>
    </>
  );
}
