import {keyOfAddress} from '../render/typeText';

/** What is shown: a type by the key of its data, or an entry whose HTML is in the page. */
export interface TypeTarget {
  /** Title: a type's name, or `GridColDef.field`. */
  name: string;
  /** Key of the data to fetch: `data-grid/GridColDef`. */
  key?: string;
  html?: string;
  href: string;
}

/** A target, and the link that asked for it. */
export interface TypeRequest {
  target: TypeTarget;
  anchor: HTMLElement;
  /** The reader asked by key or touch: focus moves into it. */
  enter: boolean;
}

/** What the popover needs of the page it is on. */
export interface PopoverPlace {
  /** Address under which the site and its data lie. */
  baseUrl: string;
  /** Opens an address of the site without loading a document. */
  navigate: (path: string) => void;
}

/** A popover on screen. */
export interface PopoverHandle {
  show: (request: TypeRequest) => void;
  hide: () => void;
}

/** Events of the popover itself. */
export interface PopoverEvents {
  /** Pointer or focus are in it: it stays. */
  onKeep: () => void;
  onLeave: () => void;
  onClose: (restoreFocus: boolean) => void;
}

/** Milliseconds that a pointer rests on a type before it is shown, and may leave it before it is hidden. */
const SHOW_AFTER = 250;
const HIDE_AFTER = 300;

/** Id of the sentence that tells assistive technology of the popover. */
export const HINT_ID = 'x-api-type-hint';

/** Links that show a type: they say so, or they are names in code that lead into a list of types. */
export const TYPE_LINK = 'a:is([data-api-type], [data-api-html]), code > a[href*="/types/#"]';

/** Reads what a link of {@link TYPE_LINK} shows; undefined where it shows nothing. */
export function targetOf(
  link: Pick<HTMLAnchorElement, 'dataset' | 'href' | 'textContent'>,
): TypeTarget | undefined {
  const {href} = link;
  const {apiType, apiHtml: html} = link.dataset;
  if (html !== undefined) return {name: link.textContent ?? '', html, href};
  const key = apiType || keyOfAddress(href);
  return key === undefined ? undefined : {name: key.split('/')[1] ?? key, key, href};
}

let users = 0;
let stop = (): void => {};

/**
 * Shows a type beside a link that names it, when the pointer rests on it, when it has the focus, by Arrow down,
 * or by touch. Any number of components may ask for this; they share one popover, whose code comes with its
 * first use.
 *
 * @returns a function that ends it
 */
export function watchTypes(place: PopoverPlace): () => void {
  users += 1;
  if (users === 1) stop = startWatching(place);
  return () => {
    users -= 1;
    if (users === 0) stop();
  };
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(TYPE_LINK) : null;

function startWatching(place: PopoverPlace): () => void {
  const events = new AbortController();
  let popover: Promise<PopoverHandle> | undefined;
  let timer = 0;
  let shown: TypeRequest | undefined;
  let touched = false;

  const wait = (action: () => void, delay: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const keep = (): void => window.clearTimeout(timer);
  const hide = (restoreFocus = false): void => {
    keep();
    if (!shown) return;
    if (restoreFocus) shown.anchor.focus();
    shown = undefined;
    void popover?.then((handle) => handle.hide());
  };
  const leave = (): void => wait(hide, HIDE_AFTER);
  const show = (anchor: HTMLAnchorElement, enter: boolean): void => {
    keep();
    const target = targetOf(anchor);
    if (!target) return;
    const request = {target, anchor, enter};
    shown = request;
    popover ??= import('../theme/ApiTypePopover/mount').then(({mountPopover}) =>
      mountPopover(place, {onKeep: keep, onLeave: leave, onClose: hide}),
    );
    popover.then(
      (handle) => shown === request && handle.show(request),
      // The link still leads to the type; the next use tries again.
      () => (popover = undefined),
    );
  };
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
    capture = false,
  ): void => document.addEventListener(type, listener, {signal: events.signal, capture});

  // Links inside the popover are its own affair.
  const outside = (event: Event): HTMLAnchorElement | null => {
    const link = linkOf(event);
    return link?.closest('[data-api-popover]') ? null : link;
  };
  on('pointerover', (event) => {
    const link = outside(event);
    if (link && event.pointerType !== 'touch') wait(() => show(link, false), SHOW_AFTER);
  });
  on('pointerout', (event) => {
    if (outside(event)) leave();
  });
  on('focusin', (event) => {
    const link = outside(event);
    if (!link?.matches(':focus-visible') || link === shown?.anchor) return;
    link.setAttribute('aria-describedby', HINT_ID);
    wait(() => show(link, false), SHOW_AFTER);
  });
  on('focusout', (event) => {
    if (outside(event)) leave();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape' && shown) hide();
    const link = outside(event);
    if (!link || event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(link, true);
  });
  on('pointerdown', (event) => {
    touched = event.pointerType === 'touch';
    const inside = event.target instanceof Element && event.target.closest('[data-api-popover]');
    if (!inside) hide();
  });
  // A finger cannot rest on a link: touching it shows the type, which has a link to its page.
  on(
    'click',
    (event) => {
      const link = outside(event);
      if (!link || !touched) {
        if (link) hide();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      show(link, true);
    },
    true,
  );
  const hint = document.createElement('span');
  hint.id = HINT_ID;
  hint.hidden = true;
  hint.textContent = 'Arrow down opens the type';
  document.body.append(hint);
  return () => {
    hide();
    events.abort();
    hint.remove();
    void popover?.then((handle) => handle.hide());
  };
}
