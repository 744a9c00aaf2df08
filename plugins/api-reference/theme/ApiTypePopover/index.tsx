import React, {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {rowHtml} from '../../render/html';
import {typeHtml} from '../../render/typeText';
import type {TypeData} from '../../model';
import {loadType} from '../../client/typeData';
import {internalPath, isPlainClick} from '../../client/rows';
import type {PopoverTarget} from '../../client/usePopover';
import {placePopover} from '../../client/placePopover';
import styles from './styles.module.css';

interface Props {
  target: PopoverTarget;
  baseUrl: string;
  onClose: (restoreFocus?: boolean) => void;
  onEnter: () => void;
  onLeave: () => void;
}

type Loaded = {state: 'loading'} | {state: 'ready'; data: TypeData} | {state: 'failed'};

/** Shows a type beside the link that names it; types named in it open in the same place. */
export default function ApiTypePopover({
  target,
  baseUrl,
  onClose,
  onEnter,
  onLeave,
}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [trail, setTrail] = useState<string[]>([target.key]);
  const [loaded, setLoaded] = useState<Loaded>({state: 'loading'});
  const key = trail[trail.length - 1] ?? target.key;

  useEffect(() => setTrail([target.key]), [target]);
  useEffect(() => {
    let current = true;
    setLoaded({state: 'loading'});
    loadType(baseUrl, key).then(
      (data) => current && setLoaded({state: 'ready', data}),
      () => current && setLoaded({state: 'failed'}),
    );
    return () => {
      current = false;
    };
  }, [baseUrl, key]);
  useLayoutEffect(() => {
    if (ref.current) placePopover(ref.current, target.anchor);
  }, [target, loaded]);
  useEffect(() => {
    if (target.enter) ref.current?.focus();
  }, [target]);
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!ref.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);

  const openNested = (event: React.MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !isPlainClick(event.nativeEvent)) return;
    const nested = link.dataset.apiType;
    if (nested) {
      event.preventDefault();
      setTrail([...trail, nested]);
      ref.current?.focus();
      return;
    }
    const path = internalPath(link, window.location.origin, baseUrl);
    if (!path) return;
    event.preventDefault();
    onClose();
    history.push(path);
  };
  const back = (): void => setTrail(trail.slice(0, -1));
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
    }
    if (event.key === 'Backspace' && trail.length > 1) back();
  };

  const name = key.split('/')[1] ?? key;
  // The delegated handlers act on links, which have keys of their own.
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={styles.popover}
      role="dialog"
      aria-label={`Type ${name}`}
      tabIndex={-1}
      onClick={openNested}
      onKeyDown={onKeyDown}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
    >
      <header className={styles.head}>
        {trail.length > 1 && (
          <button type="button" onClick={back} aria-label="Back to the type before">
            ←
          </button>
        )}
        <code translate="no">{name}</code>
        <Link to={loaded.state === 'ready' ? loaded.data.href : target.href}>Open page</Link>
        <button type="button" onClick={() => onClose(true)} aria-label="Close">
          ×
        </button>
      </header>
      <div className={styles.body}>
        {loaded.state === 'loading' && <p role="status">Loading…</p>}
        {loaded.state === 'failed' && (
          <p role="alert">The type could not be loaded. Its page has it: follow “Open page”.</p>
        )}
        {loaded.state === 'ready' && <TypeBody data={loaded.data} />}
      </div>
      <footer className={styles.foot} aria-hidden>
        <kbd>↓</kbd> enter <kbd>Esc</kbd> close
      </footer>
    </div>,
    document.body,
  );
}

function TypeBody({data}: {data: TypeData}): ReactNode {
  const generic = data.typeParams
    ? `&lt;${data.typeParams.map((item) => typeHtml(item, data.links)).join(', ')}&gt;`
    : '';
  const rows = data.entries
    .map((entry) => rowHtml(entry, {links: data.links, kind: 'property'}))
    .join('');
  return (
    <>
      {data.summary && <div dangerouslySetInnerHTML={{__html: data.summary}} />}
      {generic && <code translate="no" dangerouslySetInnerHTML={{__html: generic}} />}
      {data.text !== undefined && (
        <pre>
          <code
            translate="no"
            dangerouslySetInnerHTML={{__html: typeHtml(data.text, data.links)}}
          />
        </pre>
      )}
      {rows && <dl dangerouslySetInnerHTML={{__html: rows}} />}
      {data.inherited.length > 0 && (
        <p className={styles.more}>
          and {data.inherited.reduce((sum, item) => sum + item.count, 0)} more from{' '}
          {data.inherited.map((item) => item.owner).join(', ')}
        </p>
      )}
    </>
  );
}
