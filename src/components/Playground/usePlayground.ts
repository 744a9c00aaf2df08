import {useCallback, useEffect, useRef, useState} from 'react';
import {isOwnCode, rememberOwnCode} from '@site/plugins/demos/client/ownCode';
import type {RunnableFile} from '@site/plugins/demos/client/runCode';
import {decodeShare, encodeShare} from '@site/plugins/demos/client/share';
import {setUnsaved} from '@site/plugins/demos/client/unsavedCode';
import {exampleOf, type Example} from './examples';

/** Time, ms, without typing before the address follows the code. */
const ADDRESS_DELAY = 500;

/** State of the playground. */
export interface Playground {
  title: string;
  /** `undefined` until the first code is there. */
  files: readonly RunnableFile[] | undefined;
  /** False for code of someone else's link that the visitor did not yet agree to run. */
  trusted: boolean;
  trust: () => void;
  setFiles: (files: readonly RunnableFile[]) => void;
  /** Starts over from an example; the browser's Back returns to what was there. */
  open: (example: Example) => void;
  /** Address of the code as it is now. */
  address: () => Promise<string>;
}

interface Loaded {
  title: string;
  files: readonly RunnableFile[];
  trusted: boolean;
}

async function load(hash: string): Promise<Loaded> {
  const shared = await decodeShare(hash);
  if (shared) {
    return {...shared, trusted: isOwnCode(hash)};
  }
  const example = exampleOf(hash);
  const {default: sources} = await example.load();
  const files = sources.system?.files ?? [];
  return {
    title: example.label,
    files: files.map(({ts}) => ({name: ts.name, code: ts.code})),
    trusted: true,
  };
}

/** Code of the playground, kept in the hash of the address. */
export function usePlayground(): Playground {
  const [loaded, setLoaded] = useState<Loaded>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = useCallback(() => {
    clearTimeout(timer.current);
    setUnsaved(timer, false);
    load(window.location.hash).then(setLoaded, () => setLoaded(undefined));
  }, []);
  useEffect(() => {
    read();
    window.addEventListener('popstate', read);
    return () => {
      clearTimeout(timer.current);
      setUnsaved(timer, false);
      window.removeEventListener('popstate', read);
    };
  }, [read]);

  const title = loaded?.title ?? '';
  const files = loaded?.files;
  const setFiles = useCallback(
    (next: readonly RunnableFile[]) => {
      setLoaded({title, files: next, trusted: true});
      clearTimeout(timer.current);
      setUnsaved(timer, true);
      timer.current = setTimeout(() => {
        void encodeShare({title, files: [...next]}).then((hash) => {
          rememberOwnCode(hash);
          window.history.replaceState(window.history.state, '', hash);
          setUnsaved(timer, false);
        });
      }, ADDRESS_DELAY);
    },
    [title],
  );
  return {
    title,
    files,
    trusted: loaded?.trusted ?? false,
    setFiles,
    trust: useCallback(() => setLoaded((last) => last && {...last, trusted: true}), []),
    open: useCallback(
      (example) => {
        window.history.pushState(window.history.state, '', `#example=${example.id}`);
        read();
      },
      [read],
    ),
    address: useCallback(async () => {
      const hash = await encodeShare({title, files: [...(files ?? [])]});
      rememberOwnCode(hash);
      return new URL(hash, window.location.href).href;
    }, [title, files]),
  };
}
