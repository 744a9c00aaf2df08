/** Fills the place of the same name of plugins/page-slots. */
import {useId, useRef, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {productOf} from '@site/src/product/productOf';
import {family} from '@site/src/product/products';
import {CURRENT_NAME, labelOfVersion, nameOfEntry, versionOf} from '@site/src/product/versions';
import {useTranslate} from '@site/src/i18n/useTranslate';
import published from '@site/versions.json';
import {awaitLink, staysInTab, tell} from '../../client/follow';
import type {VersionLink} from '../../client/links';
import {placeBelow, toggleWithoutPopover} from '../../client/popover';
import styles from './styles.module.css';

const importLinks = () => import('../../client/links');
const PUBLISHED = new Set<string>([CURRENT_NAME, ...published]);

/** Moves among the links by arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const menu = event.currentTarget.closest('nav');
  const links = [...(menu?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const to = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1}[event.key];
  if (to !== undefined) {
    event.preventDefault();
    links.at(to % links.length)?.focus();
  }
}

/**
 * Button and menu of the versions of the product in view. The menu is a popover, which opens without
 * a script; its links then lead to where the product starts. With one they stay on the page, as far
 * as the version has it.
 */
export default function VersionSwitcher(): ReactNode {
  const translate = useTranslate();
  const {pathname} = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [found, setFound] = useState<{at: string; links: Map<string, VersionLink>}>();
  const here = versionOf(pathname);
  const product = productOf(pathname).product ?? family;
  const entries = product.versions.filter((entry) => PUBLISHED.has(nameOfEntry(entry)));
  const links = found?.at === pathname ? found.links : undefined;

  const load = async () => {
    try {
      const {linksTo, loadPageMap} = await importLinks();
      const loaded = linksTo(pathname, product, await loadPageMap());
      setFound({at: pathname, links: loaded});
      return loaded;
    } catch {
      // The links go on leading to where the product starts.
      return undefined;
    }
  };

  /** A press that comes before the addresses waits for them. */
  const follow = async (name: string, start: string) => {
    const link = await awaitLink(load().then((loaded) => loaded?.get(name)));
    tell(link, pathname);
    window.location.assign(link?.href ?? start);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => toggleWithoutPopover(menu.current)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            menu.current?.showPopover?.();
            menu.current?.querySelector('a')?.focus();
          }
        }}
      >
        <span className={styles.hidden}>{translate('version.version')} </span>
        <span className={styles.number}>{labelOfVersion(here).slice(1)}</span>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M3 4.5l3 3 3-3" />
        </svg>
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label={translate('version.menu')}
        onToggle={({newState}) => {
          if (newState === 'open') {
            placeBelow(menu.current, button.current);
            void load();
          }
        }}
      >
        <ul>
          {entries.map((entry) => {
            const name = nameOfEntry(entry);
            const link = links?.get(name);
            return (
              <li key={name}>
                {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads out of this version's base */}
                <a
                  href={name === here ? pathname : (link?.href ?? entry.path)}
                  aria-current={name === here || undefined}
                  onKeyDown={moveFocus}
                  data-analytics-category="version"
                  data-analytics-action="switch"
                  data-analytics-label={name}
                  onClick={(event) => {
                    if (name === here) return;
                    if (links || !staysInTab(event)) {
                      tell(link, pathname);
                    } else {
                      event.preventDefault();
                      void follow(name, entry.path);
                    }
                  }}
                >
                  {entry.label}
                  {entry.current && <small>{translate('version.current')}</small>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
