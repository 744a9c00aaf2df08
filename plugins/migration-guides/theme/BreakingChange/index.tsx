import type {ReactNode} from 'react';
import {storeOf, useGuide} from '../../client/guideStore';
import {useMigrationTexts} from '../../client/texts';
import {findAffecting} from '../../findAffecting';
import type {ChangeSummary} from '../../types';
import styles from './styles.module.css';

/** Props that the remark plugin fills in. */
export interface Props {
  readonly guide: string;
  readonly change: ChangeSummary;
  readonly children: ReactNode;
}

/** A section of a migration guide: what changed, whom it affects, and a box to tick when it is done. */
export default function BreakingChange({guide, change, children}: Props): ReactNode {
  const text = useMigrationTexts();
  const {done, filter} = useGuide(guide);
  const {id, title, components, codemod} = change;
  const isShown = findAffecting([change], filter, done).length > 0;
  return (
    <section className={styles.change} data-change={id} hidden={!isShown}>
      {children}
      <p className={styles.facts}>
        <label className={styles.done}>
          <input
            type="checkbox"
            aria-label={text('migration.doneOf', {title})}
            checked={done.has(id)}
            onChange={({target}) => storeOf(guide).tick(id, target.checked)}
          />
          {text('migration.done')}
        </label>
        {codemod && (
          <span>
            {text('migration.codemod')}: <code>{codemod}</code>
          </span>
        )}
        {components.length > 0 && (
          <span>
            {text('migration.affects')}: {components.join(', ')}
          </span>
        )}
      </p>
    </section>
  );
}
