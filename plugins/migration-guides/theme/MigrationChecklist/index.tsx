import {type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import {storeOf, useGuide} from '../../client/guideStore';
import {useMigrationTexts} from '../../client/texts';
import {findAffecting} from '../../findAffecting';
import type {ChangeSummary} from '../../types';
import styles from './styles.module.css';

/** Props that the remark plugin fills in. */
export interface Props {
  /** Name of the guide: `data-grid-v7`. */
  readonly guide?: string;
  readonly changes?: ChangeSummary[];
}

/** The breaking changes of a guide as a list to tick, with filters that also hold for the sections of the page. */
export default function MigrationChecklist({guide = '', changes = []}: Props): ReactNode {
  const text = useMigrationTexts();
  const {done, filter} = useGuide(guide);
  const id = useId();
  const shown = findAffecting(changes, filter, done);
  const components = [...new Set(changes.flatMap((change) => change.components))].sort();
  const isDone = (change: ChangeSummary) => done.has(change.id);

  return (
    <div className={styles.checklist}>
      <div className={styles.filters}>
        <label className={styles.field}>
          {text('migration.component')}
          <select
            value={filter.component}
            onChange={({target}) => storeOf(guide).filter({component: target.value})}
          >
            <option value="">{text('migration.all')}</option>
            {components.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.hideDone}
            onChange={({target}) => storeOf(guide).filter({hideDone: target.checked})}
          />
          {text('migration.hideDone')}
        </label>
        <label className={styles.code}>
          {text('migration.code')}
          <textarea
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            dir="ltr"
            aria-describedby={`${id}-hint`}
            value={filter.code}
            onChange={({target}) => storeOf(guide).filter({code: target.value})}
          />
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {text('migration.codeHint')}
        </p>
      </div>
      <p className={styles.status} role="status">
        {text('migration.status', {
          shown: String(shown.length),
          all: String(changes.length),
          done: String(changes.filter(isDone).length),
        })}
      </p>
      <ul className={styles.list} aria-label={text('migration.list')}>
        {shown.map((change) => (
          <li key={change.id}>
            <input
              type="checkbox"
              aria-label={text('migration.doneOf', {title: change.title})}
              checked={isDone(change)}
              onChange={({target}) => storeOf(guide).tick(change.id, target.checked)}
            />
            <Link to={`#${change.anchor}`}>{change.title}</Link>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.hint}>{text('migration.none')}</p>}
    </div>
  );
}
