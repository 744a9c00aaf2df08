import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import {CODE_STYLINGS, type CodeStyling, type DemoPreview, type DemoVariant} from '../../../types';
import styles from './styles.module.css';

interface Props {
  variants: Partial<Record<CodeStyling, DemoVariant>>;
}

/** A `pre` of highlighted HTML. Without a language it is shown in both. */
function Excerpt({html, language}: {html: string; language?: 'ts' | 'js'}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre className={styles.pre} tabIndex={0} data-language={language}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}

function Languages({preview}: {preview: DemoPreview}): ReactNode {
  return preview.ts === preview.js ? (
    <Excerpt html={preview.ts} />
  ) : (
    <>
      <Excerpt html={preview.ts} language="ts" />
      <Excerpt html={preview.js} language="js" />
    </>
  );
}

/**
 * The excerpt of a demo's code, in every variant that differs. All of them are in the HTML; CSS shows the one
 * that the attributes of `<html>` name, so it is right before the first paint.
 */
export function Preview({variants}: Props): ReactNode {
  const stylings = CODE_STYLINGS.filter((styling) => variants[styling]);
  return (
    <div className={styles.previews} data-copy-block="" data-stylings={stylings.join(' ')}>
      {stylings.map((styling) => {
        const preview = variants[styling]?.preview;
        return (
          preview && (
            <div key={styling} data-styling={styling}>
              <Languages preview={preview} />
            </div>
          )
        );
      })}
      <CopyButton pointerOnly className={styles.copy} />
    </div>
  );
}
