import {useCallback, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTranslate} from '@site/src/i18n/useTranslate';
import {demoLabel} from '../../client/demoLabel';
import {stylingsOf} from '../../client/useCodeVariant';
import {useDemo} from '../../client/useDemo';
import type {DemoProps} from '../../types';
import {Anchors} from './Anchors';
import {CodePanel} from './CodePanel';
import {ShareActions} from './ShareActions';
import {Stage} from './Stage';
import {Toolbar} from './Toolbar';
import styles from './styles.module.css';

/** A live component with its tools and its code. */
export default function Demo({
  demo,
  height = 400,
  bg = 'outlined',
  ...props
}: DemoProps): ReactNode {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const focusStart = useRef<HTMLSpanElement>(null);
  const [active, setActive] = useState(0);
  const controller = useDemo(demo, root, active, props.defaultCodeOpen);
  const {variant, code, files, live} = controller;
  const codeId = `${demo.name}-code`;
  const label = props.title ?? demoLabel(demo.name);
  const resetFocus = useCallback(() => focusStart.current?.focus(), []);
  return (
    <div
      ref={root}
      id={demo.name}
      role="group"
      aria-label={label}
      className={clsx(styles.demo, bg === 'inline' && props.hideToolbar && styles.plain)}
      data-demo={demo.name}
      data-demo-state={controller.state}
    >
      <Anchors name={demo.name} stylings={stylingsOf(demo)} />
      <Stage
        demo={controller.component}
        live={live}
        name={demo.name}
        path={demo.path}
        sourceUrl={controller.sourceUrl}
        height={height}
        maxWidth={props.maxWidth}
        background={bg}
        resetKey={controller.resetKey}
        onReset={controller.reset}
        onMounted={controller.onMounted}
        onCrash={controller.onCrash}
        focusRef={focusStart}
      />
      {!props.hideToolbar && (
        <>
          <Toolbar
            label={translate('demo.tools', {name: label})}
            path={demo.path}
            variant={variant}
            codeOpen={code.open}
            codeId={codeId}
            sourceUrl={controller.sourceUrl}
            onToggleCode={code.toggle}
            onIntent={controller.prefetch}
            getCode={controller.getCode}
            getLink={controller.getLink}
            onReset={controller.reset}
            onResetFocus={resetFocus}
            onStackBlitz={() => void controller.openSandbox('stackblitz')}
            onCodeSandbox={() => void controller.openSandbox('codesandbox')}
          />
          <p role="status" className={styles.message}>
            {controller.message}
          </p>
          <CodePanel
            demo={demo}
            id={codeId}
            code={code}
            files={files}
            active={active}
            onSelect={setActive}
            onEdit={controller.edit}
            error={live.error}
            actions={files && <ShareActions title={label} files={files} />}
          />
        </>
      )}
    </div>
  );
}
