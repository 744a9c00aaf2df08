import React, {type ReactNode} from 'react';
import {useApiTexts} from '../../client/texts';
import type {TypeTarget} from '../../client/typePopover';
import type {TypeData} from '../../model';
import {rowsHtml} from '../../render/html';
import {typeHtml} from '../../render/typeText';
import rows from '../rows.module.css';
import type {Loaded} from './useTypeData';
import styles from './styles.module.css';

/** What is known of a type: its words, its text, its members. */
export default function TypeBody({
  target,
  loaded,
}: {
  target: TypeTarget;
  loaded: Loaded;
}): ReactNode {
  const text = useApiTexts();
  if (target.html !== undefined) {
    return <dl className={rows.rows} dangerouslySetInnerHTML={{__html: target.html}} />;
  }
  if (loaded.state === 'ready') return loaded.data ? <Known data={loaded.data} /> : null;
  if (loaded.state === 'loading') return <p role="status">{text('loading')}</p>;
  return <p role="alert">{text('failed')}</p>;
}

function Known({data}: {data: TypeData}): ReactNode {
  const {links} = data;
  const generic = data.typeParams?.map((item) => typeHtml(item, links)).join(', ');
  const html = rowsHtml(data.entries, {links, kind: 'property'});
  const inherited = data.inherited.reduce((sum, item) => sum + item.count, 0);
  return (
    <>
      {data.deprecated && (
        <div className={styles.warning} dangerouslySetInnerHTML={{__html: data.deprecated}} />
      )}
      {data.summary && (
        <div className={styles.text} dangerouslySetInnerHTML={{__html: data.summary}} />
      )}
      {generic && (
        <p className={styles.text}>
          <code translate="no" dangerouslySetInnerHTML={{__html: `&lt;${generic}&gt;`}} />
        </p>
      )}
      {data.text !== undefined && (
        <pre className={styles.type}>
          <code translate="no" dangerouslySetInnerHTML={{__html: typeHtml(data.text, links)}} />
        </pre>
      )}
      {html && <dl className={rows.rows} dangerouslySetInnerHTML={{__html: html}} />}
      {inherited > 0 && (
        <p className={styles.text}>
          and {inherited} more of {data.inherited.map((item) => item.owner).join(', ')}
        </p>
      )}
    </>
  );
}
