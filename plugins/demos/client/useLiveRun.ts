import {useCallback, useEffect, useState, type ComponentType} from 'react';
import type {RunnableFile} from './runCode';

/** Time, ms, without typing before edited code runs. */
const RUN_DELAY = 120;

/** Time, ms, an error must last before it is told. Specification of live editing. */
export const ERROR_DELAY = 300;

/** Result of {@link useLiveRun}. */
export interface LiveRun {
  /** The last component that the code gave; `null` before the first. */
  Component: ComponentType | null;
  /** What is wrong with the code at present, or `null`. Told {@link ERROR_DELAY} ms late, withdrawn at once. */
  error: string | null;
  /** Grows with every new component. */
  version: number;
  /** Tells of an error that came when the component rendered. */
  report: (error: Error) => void;
}

/** Puts a style sheet of edited code on the page, once for each name. */
function addStyle(name: string, css: string): void {
  const id = `live-style-${name}`;
  let element = document.getElementById(id);
  if (!element) {
    element = document.createElement('style');
    element.id = id;
    document.head.append(element);
  }
  element.textContent = css;
}

/** Runs edited files a moment after each change, and keeps the last good result. `null` runs nothing and forgets. */
export function useLiveRun(files: readonly RunnableFile[] | null): LiveRun {
  const [{Component, version}, setResult] = useState<Pick<LiveRun, 'Component' | 'version'>>({
    Component: null,
    version: 0,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = files && JSON.stringify(files.map(({name, code}) => [name, code]));

  useEffect(() => {
    setFailure(null);
    if (text === null) {
      setResult((last) => ({Component: null, version: last.version}));
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      const parts = JSON.parse(text) as [string, string][];
      Promise.all([import('./runCode'), import('./packages')])
        .then(([{runCode}, {loadPackage}]) =>
          runCode(
            parts.map(([name, code]) => ({name, code})),
            {loadPackage, addStyle},
          ),
        )
        .then(
          (component) => {
            if (current) {
              setResult((last) => ({Component: component, version: last.version + 1}));
            }
          },
          (reason: unknown) => {
            if (current) {
              setFailure(reason instanceof Error ? reason.message : String(reason));
            }
          },
        );
    }, RUN_DELAY);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);

  useEffect(() => {
    if (failure === null) {
      setError(null);
      return undefined;
    }
    const timer = setTimeout(() => setError(failure), ERROR_DELAY);
    return () => clearTimeout(timer);
  }, [failure]);

  const report = useCallback((reason: Error) => setFailure(reason.message), []);
  return {Component, version, error, report};
}
