import {useCallback, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {demoLabel} from '../../client/demoLabel';
import {useDemoComponent, type DemoState} from '../../client/useDemoComponent';
import {useDemoHash} from '../../client/useDemoHash';
import {useNearViewport} from '../../client/useNearViewport';
import type {DemoProps} from '../../types';
import {Stage} from './Stage';
import styles from './styles.module.css';

/** A live component with its tools and its code. */
export default function Demo({
  demo,
  height = 400,
  bg = 'outlined',
  ...props
}: DemoProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focusStart = useRef<HTMLSpanElement>(null);
  const hash = useDemoHash(demo.name);
  const near = useNearViewport(root, hash.target);
  const [revision, setRevision] = useState(0);
  const [mounted, setMounted] = useState<DemoState>('loading');
  const component = useDemoComponent(demo.load.system, near, revision);
  const reset = useCallback(() => setRevision((current) => current + 1), []);
  const state = component.error
    ? 'error'
    : near
      ? component.loaded
        ? mounted
        : 'loading'
      : 'idle';
  return (
    <div
      ref={root}
      id={demo.name}
      role="group"
      aria-label={props.title ?? demoLabel(demo.name)}
      className={clsx(styles.demo, bg === 'inline' && styles.plain)}
      data-demo={demo.name}
      data-demo-state={state}
    >
      <Stage
        demo={component}
        name={demo.name}
        path={demo.path}
        height={height}
        maxWidth={props.maxWidth}
        background={bg}
        revision={revision}
        onReset={reset}
        onState={setMounted}
        focusRef={focusStart}
      />
    </div>
  );
}
