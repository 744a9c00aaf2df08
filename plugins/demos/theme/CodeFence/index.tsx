import type {CSSProperties, ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** Props of the MDX component `CodeFence`, which every fenced block becomes. */
export interface CodeFenceProps {
  /** Name of the language, as written in the fence. */
  language: string;
  /** Shown above the code. */
  title?: string;
  /** In a migration guide: code of the version that is left, or of the one that is moved to. */
  side?: 'before' | 'after';
  /** Highlighted code; absent when there are children. */
  html?: string;
  /** Lines and columns of long code, which is laid out when it comes near the viewport. */
  size?: readonly [lines: number, columns: number];
  /** Stands in the place of the code: commands for each package manager. */
  children?: ReactNode;
}

/** A block of code that is not a demo's, highlighted when the site was built. */
export default function CodeFence({
  language,
  title,
  side,
  html,
  size,
  children,
}: CodeFenceProps): ReactNode {
  return (
    <figure className={styles.fence} data-copy-block="" data-side={side}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {children ?? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide code scrolls, also by keyboard
        <pre className={styles.pre} tabIndex={0}>
          <code
            className={`language-${language}`}
            style={size && ({'--x-lines': size[0], '--x-columns': size[1]} as CSSProperties)}
            dangerouslySetInnerHTML={{__html: html ?? ''}}
          />
        </pre>
      )}
      <CopyButton className={styles.copy} />
    </figure>
  );
}
