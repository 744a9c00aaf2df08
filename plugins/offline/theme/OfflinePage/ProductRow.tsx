import {useSyncExternalStore, type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTexts} from '@site/src/i18n/useTexts';
import {useUserLanguage} from '@site/src/i18n/useUserLanguage';
import {formatDate, formatSize} from '../../client/format';
import type {Keeper, KeptState} from '../../client/keep/keeper';
import {texts, type TextKey} from '../../client/texts';
import styles from './styles.module.css';

interface Props {
  keeper: Keeper;
  name: string;
  /** Path of the product's first page, below the base. */
  path: string;
  /** Custom property of its color. */
  hue: string;
}

type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** What is said of a product in each phase. */
function statusOf(state: KeptState, text: Text, language: string): string {
  const {phase, done, total, pages, since, outdated, free} = state;
  const size = (bytes: number) => formatSize(bytes, language);
  const parts = {done: size(done), total: size(total)};
  switch (phase) {
    case 'unknown':
      return '';
    case 'absent':
      return total > 0 ? text('size', {size: parts.total, pages}) : text('sizeUnknown');
    case 'loading':
    case 'paused':
    case 'broken':
      return text(phase, parts);
    case 'kept': {
      const date = formatDate(since, language);
      return outdated ? text('outdated', {date}) : text('kept', {date, size: parts.total});
    }
    case 'full':
      // Browsers that keep the true figure to themselves answer with more than is there.
      return free < total
        ? text('full', {size: parts.total, free: size(free)})
        : text('fullHere', {size: parts.total});
    default:
      return text(phase);
  }
}

/** A product: its size or what became of it, and what can be done. */
export function ProductRow({keeper, name, path, hue}: Props): ReactNode {
  const text = useTexts('offline', texts);
  const language = useUserLanguage();
  const state = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);
  const {phase, done, total, outdated} = state;
  const isBusy = phase === 'loading' || phase === 'broken';
  const action = (label: 'keep' | 'pause' | 'resume' | 'remove' | 'update', run: () => void) => (
    <button
      type="button"
      className={styles.button}
      aria-label={text(`${label}Of`, {product: name})}
      onClick={run}
    >
      {text(label)}
    </button>
  );
  const keep = () => void keeper.keep();
  return (
    <li
      className={styles.product}
      data-offline-phase={phase}
      style={{'--x-product-hue': `var(${hue})`} as CSSProperties}
    >
      <div className={styles.text}>
        <Link to={path}>{name}</Link>
        <p role="status">{statusOf(state, text, language)}</p>
        {(isBusy || phase === 'paused') && (
          <progress
            className={styles.progress}
            aria-label={text('progressOf', {product: name})}
            max={Math.max(total, 1)}
            value={done}
          />
        )}
      </div>
      <div className={styles.actions}>
        {phase === 'absent' && total > 0 && action('keep', keep)}
        {isBusy && action('pause', keeper.pause)}
        {(phase === 'paused' || phase === 'full' || phase === 'damaged') && action('resume', keep)}
        {phase === 'kept' && outdated && action('update', keep)}
        {['kept', 'paused', 'full', 'damaged'].includes(phase) &&
          action('remove', () => void keeper.remove())}
      </div>
    </li>
  );
}
