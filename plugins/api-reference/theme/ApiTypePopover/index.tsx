import React, {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {internalPath, isPlainClick} from '../../client/links';
import {placePopover} from '../../client/placePopover';
import {useApiTexts} from '../../client/texts';
import {back, enter, previousOf, shownOf, type Trail} from '../../client/trail';
import {
  type PopoverEvents,
  type PopoverPlace,
  targetOf,
  TYPE_LINK,
  type TypeRequest,
} from '../../client/typePopover';
import TypeBody from './TypeBody';
import {useTypeData} from './useTypeData';
import styles from './styles.module.css';

interface Props extends PopoverPlace, PopoverEvents {
  request: TypeRequest;
}

const FOCUSABLE = 'a[href], button, summary';

/** Shows a type beside the link that names it; types named in it open in the same place. */
export default function ApiTypePopover(props: Props): ReactNode {
  const {request, baseUrl, navigate, onKeep, onLeave, onClose} = props;
  const text = useApiTexts();
  const ref = useRef<HTMLDivElement>(null);
  const [trail, setTrail] = useState<Trail>([request.target]);
  const target = shownOf(trail);
  const previous = previousOf(trail);
  const loaded = useTypeData(baseUrl, target);

  useLayoutEffect(() => {
    setTrail([request.target]);
    if (request.enter) ref.current?.focus({preventScroll: true});
  }, [request]);
  useLayoutEffect(() => {
    if (ref.current) placePopover(ref.current, request.anchor);
  }, [request, loaded]);
  useEffect(() => {
    const body = ref.current?.querySelector('[data-body]');
    if (body) body.scrollTop = 0;
  }, [target]);

  const go = (next: Trail): void => {
    setTrail(next);
    ref.current?.focus({preventScroll: true});
  };
  const follow = (event: React.MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !isPlainClick(event.nativeEvent)) return;
    const nested = link.matches(TYPE_LINK) ? targetOf(link) : undefined;
    const path = internalPath(link, window.location.origin, baseUrl);
    if (!nested && !path) return;
    event.preventDefault();
    if (nested) go(enter(trail, nested));
    else if (path) {
      onClose(false);
      navigate(path);
    }
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const leaves =
      document.activeElement === edge || (event.shiftKey && document.activeElement === ref.current);
    if (event.key === 'Escape' || (event.key === 'Tab' && leaves)) {
      // The page goes on where the type was asked for.
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    } else if (event.key === 'Backspace' && previous) go(back(trail));
  };

  return (
    // The delegated handlers act on links, which have keys of their own.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={styles.popover}
      data-api-popover=""
      role="dialog"
      aria-label={text('typeOf', {name: target.name})}
      tabIndex={-1}
      onClick={follow}
      onKeyDown={onKeyDown}
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      onFocus={onKeep}
    >
      <header className={styles.head}>
        {previous && (
          <button
            type="button"
            className={styles.icon}
            aria-label={text('back', {name: previous.name})}
            onClick={() => go(back(trail))}
          >
            <span aria-hidden>←</span>
          </button>
        )}
        <code translate="no">{target.name}</code>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- in a root of its own there is no router: `follow` asks it */}
        <a href={target.href}>{text('openPage')}</a>
        <button
          type="button"
          className={styles.icon}
          aria-label={text('close')}
          onClick={() => onClose(true)}
        >
          <span aria-hidden>×</span>
        </button>
      </header>
      <div className={styles.body} data-body="">
        <TypeBody target={target} loaded={loaded} />
      </div>
    </div>
  );
}
