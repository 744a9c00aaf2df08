import {useCallback, useMemo, useState, type RefObject} from 'react';
import type {DemoModule} from '../types';
import {variantHash} from './demoAnchor';
import type {SandboxHost} from './openSandbox';
import {shownFiles} from './shownFiles';
import {useCodeOpen} from './useCodeOpen';
import {useCodeVariant} from './useCodeVariant';
import {startLoading, useDemoComponent, type DemoState} from './useDemoComponent';
import {useDemoHash} from './useDemoHash';
import {useEdits} from './useEdits';
import {useLiveFrame} from './useLiveFrame';
import {useNearViewport} from './useNearViewport';
import {useRepository} from './useRepository';
import {useSources} from './useSources';

/** All that a demo on a page knows and can do; the components only show it. */
export function useDemo(
  demo: DemoModule,
  root: RefObject<Element | null>,
  active: number,
  defaultCodeOpen = false,
) {
  const hash = useDemoHash(demo.name);
  const variant = useCodeVariant(demo);
  const {language, styling, stylings} = variant;
  const near = useNearViewport(root, hash.target, () => startLoading(demo.load[styling]));
  const {sources, request} = useSources(demo);
  const code = useCodeOpen(defaultCodeOpen, hash.code, near, request);
  const {edits, edited, edit, clear} = useEdits(`${styling}.${language}`);
  const files = useMemo(
    () => sources && shownFiles(sources, styling, language, edits),
    [sources, styling, language, edits],
  );
  const [revision, setRevision] = useState(0);
  const [mounted, setMounted] = useState<DemoState>('loading');
  const [message, setMessage] = useState('');
  const component = useDemoComponent(demo.load[styling], near, revision);
  const live = useLiveFrame(edited && files ? files : null);
  const {url} = useRepository();

  const getFiles = useCallback(
    async () => shownFiles(await request(), styling, language, edits),
    [request, styling, language, edits],
  );
  const state: DemoState = live.shown
    ? 'ready'
    : component.error
      ? 'error'
      : !near
        ? 'idle'
        : component.loaded
          ? mounted
          : 'loading';

  return {
    variant,
    code,
    files,
    live,
    component,
    resetKey: String(revision),
    state,
    message,
    edit,
    sourceUrl: `${url}/blob/HEAD/${demo.path}`,
    onMounted: useCallback(() => setMounted('ready'), []),
    onCrash: useCallback(() => setMounted('error'), []),
    reset: useCallback(() => {
      clear();
      setMessage('');
      setMounted('loading');
      setRevision((current) => current + 1);
    }, [clear]),
    /** Loads the sources ahead of a press that needs them; a failure waits for the press. */
    prefetch: useCallback(() => {
      request().catch(() => {});
    }, [request]),
    getCode: useCallback(async () => {
      const all = await getFiles();
      return (all[active] ?? all[0])?.code ?? '';
    }, [getFiles, active]),
    getLink: useCallback(() => {
      const {origin, pathname, search} = window.location;
      return origin + pathname + search + variantHash(demo.name, language, styling, stylings);
    }, [demo.name, language, styling, stylings]),
    openSandbox: useCallback(
      async (host: SandboxHost) => {
        setMessage('');
        try {
          const {openSandbox} = await import('./openSandbox');
          await openSandbox(host, {name: demo.name, language, styling, files: await getFiles()});
        } catch (reason) {
          setMessage(reason instanceof Error ? reason.message : String(reason));
        }
      },
      [demo.name, language, styling, getFiles],
    ),
  };
}
