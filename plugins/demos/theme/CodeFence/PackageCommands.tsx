import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {useSetting} from '@site/src/settings';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {PACKAGE_MANAGERS, type PackageManager} from '../../packageManagers';
import styles from './styles.module.css';

interface Props {
  commands: Record<PackageManager, string>;
}

/**
 * One command in the words of three package managers. All three are in the HTML and CSS shows the
 * chosen one by an attribute of `<html>`, so that nothing changes when the page hydrates.
 */
export default function PackageCommands({commands}: Props): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useSetting('packageManager');

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextManager(event, chosen);
    if (next) {
      event.preventDefault();
      choose(next);
      tabs.current?.querySelector<HTMLElement>(`[data-manager="${next}"]`)?.focus();
    }
  };

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={translate('fence.packageManager')}
        className={styles.tabs}
      >
        {PACKAGE_MANAGERS.map((manager) => (
          <button
            key={manager}
            type="button"
            role="tab"
            id={`${id}${manager}`}
            aria-controls={`${id}${manager}-code`}
            aria-selected={manager === chosen}
            tabIndex={manager === chosen ? 0 : -1}
            data-manager={manager}
            className={styles.tab}
            onClick={() => choose(manager)}
            onKeyDown={onKeyDown}
          >
            {manager}
          </button>
        ))}
      </div>
      {PACKAGE_MANAGERS.map((manager) => (
        <pre
          key={manager}
          role="tabpanel"
          id={`${id}${manager}-code`}
          aria-labelledby={`${id}${manager}`}
          data-manager={manager}
          className={styles.pre}
          tabIndex={0}
        >
          <code className="language-bash" dangerouslySetInnerHTML={{__html: commands[manager]}} />
        </pre>
      ))}
    </>
  );
}

function nextManager(event: KeyboardEvent, chosen: PackageManager): PackageManager | undefined {
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = {ArrowRight: mirrored ? -1 : 1, ArrowLeft: mirrored ? 1 : -1}[event.key];
  if (step !== undefined) {
    const index = PACKAGE_MANAGERS.indexOf(chosen) + step + PACKAGE_MANAGERS.length;
    return PACKAGE_MANAGERS[index % PACKAGE_MANAGERS.length];
  }
  return {Home: PACKAGE_MANAGERS[0], End: PACKAGE_MANAGERS.at(-1)}[event.key];
}
