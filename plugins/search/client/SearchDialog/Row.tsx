import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {PlanMark} from '@site/src/components/Tags';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {products} from '@site/src/product/products';
import type {Result} from '../createSearch';
import {Marked} from './Marked';
import styles from './styles.module.css';

interface RowProps {
  readonly id: string;
  readonly result: Result;
  readonly terms: readonly string[];
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** The second line of a result: where it is. */
function Place({result}: {readonly result: Result}): ReactNode {
  const translate = useTranslate();
  if (result.type === 'page') {
    const {page, kind, product} = result.known;
    if (kind !== 'api') {
      return page.g.join(' › ');
    }
    const name = products.find(({id}) => id === product)?.name;
    return [name ?? page.g[0], 'API'].filter(Boolean).join(' › ');
  }
  const {kind, places} = result.match;
  const [first] = places;
  const where = first?.known.page.t.replace(/ API$/, '') ?? '';
  return places.length > 1
    ? translate('search.ofSeveral', {kind, where, count: places.length - 1})
    : translate('search.of', {kind, where});
}

/** One result: a page, or a name of the API. */
export function Row({id, result, terms, isActive, onActivate, onChoose}: RowProps): ReactNode {
  const isPage = result.type === 'page';
  const {page} = isPage ? result.known : result.match.places[0]!.known;
  return (
    // Keys are handled by the field, which keeps the focus.
    // eslint-disable-next-line @docusaurus/no-html-links -- the address carries the base already
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={result.path}
      className={clsx(styles.row, isActive && styles.active)}
      onPointerMove={isActive ? undefined : onActivate}
      onClick={onChoose}
    >
      <span className={clsx(styles.name, !isPage && styles.symbol)}>
        <span>
          <Marked text={isPage ? page.t : result.match.name} terms={terms} />
        </span>
        {page.l && <PlanMark plan={page.l} />}
      </span>
      <span className={styles.place}>
        <Place result={result} />
      </span>
      {isPage && page.d && <span className={styles.description}>{page.d}</span>}
    </a>
  );
}
