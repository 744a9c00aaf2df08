import type * as Drawn from './whenDrawn';

/** What {@link loadLate} is told. */
export interface LateOptions {
  /** How long an idle moment is waited for after the load event, in milliseconds. */
  idleTimeout: number;
  /** Keys whose press is kept until the page answers: `/`, or `mod+k` for Ctrl or Command. */
  shortcuts: string[];
}

/**
 * Starts the page's scripts when the page is idle after loading, or at once when the visitor touches it.
 * A press of a button, a shortcut and what is typed or chosen in a field before the page answers are kept and given to it then.
 * Links work without scripts, so they are left alone.
 *
 * The inline script of every page uses this function's source text, so it refers to nothing outside itself.
 * It is the same text on every page, because a content security policy names it by its hash: the addresses of the
 * page's scripts are in its attribute `data-scripts`, in the order in which they must run, with spaces between.
 *
 * @param whenDrawn calls back when the first view is on the screen
 */
export function loadLate(
  window: Window & typeof globalThis,
  options: LateOptions,
  whenDrawn: typeof Drawn.whenDrawn,
): void {
  const {document} = window;
  const root = document.documentElement;
  const presses = 'button,summary,[role="button"],[role="tab"],[role="switch"]';
  const kept: (() => void)[] = [];
  /** What gives each touched field its value again, by field, or by name for radio buttons: the last choice counts. */
  const fields = new Map<EventTarget | string, () => void>();
  const scripts = document.currentScript!.dataset.scripts!.split(' ');
  let started = false;

  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? element.textContent;

  const start = (): void => {
    if (started) return;
    started = true;
    for (const src of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = letGo;
      document.head.append(script);
    }
  };

  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest?.<HTMLElement>(presses);
    if (!button || button.closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    kept.push(() => {
      button.removeAttribute('aria-busy');
      const name = nameOf(button);
      const target = button.isConnected
        ? button
        : [...document.querySelectorAll<HTMLElement>(presses)].find((one) => nameOf(one) === name);
      target?.click();
    });
    start();
  };

  const onKey = (event: KeyboardEvent): void => {
    start();
    const key = (event.ctrlKey || event.metaKey ? 'mod+' : '') + event.key.toLowerCase();
    const target = event.target as HTMLElement;
    const writes = target.matches?.('input,textarea,select,[contenteditable]');
    if (!options.shortcuts.includes(key) || (writes && !key.startsWith('mod+'))) return;
    event.preventDefault();
    const {key: name, ctrlKey, metaKey} = event;
    kept.push(() =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: name,
          ctrlKey,
          metaKey,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
  };

  const onInput = ({target}: Event): void => {
    const field = target as HTMLInputElement;
    const {type, name, checked, value} = field;
    const ticks = /^(radio|checkbox)$/.test(type);
    // React takes what it finds in a field for its own: it sees a change only between two values.
    fields.set(type === 'radio' ? name : field, () => {
      if (ticks) {
        field.checked = !checked;
        field.click();
        return;
      }
      const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      field.value = '';
      native?.set?.call(field, value);
      for (const event of ['input', 'change'])
        field.dispatchEvent(new Event(event, {bubbles: true}));
    });
  };

  const letGo = (): void => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('pointerdown', start, true);
  };

  const hydrated = new MutationObserver(() => {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    hydrated.disconnect();
    letGo();
    fields.forEach((give) => give());
    kept.forEach((give) => give());
  });

  hydrated.observe(root, {attributeFilter: ['data-has-hydrated']});
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('pointerdown', start, true);
  const whenIdle = (): void => {
    // Safari has no idle callback.
    if (window.requestIdleCallback)
      window.requestIdleCallback(start, {timeout: options.idleTimeout});
    else window.setTimeout(start, 200);
  };
  whenDrawn(window, whenIdle);
}
