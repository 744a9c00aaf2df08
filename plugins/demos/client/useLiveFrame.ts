import {useCallback, useState} from 'react';
import type {RunnableFile} from './runCode';

/** Result of {@link useLiveFrame}. */
export interface LiveFrame {
  /** The code that the frame runs; `null` while there is none, and then there is no frame. */
  files: readonly RunnableFile[] | null;
  /** Whether the frame shows a result. Until then the demo as written stays. */
  shown: boolean;
  /** What is wrong with the code at present, or `null`. */
  error: string | null;
  onShown: () => void;
  onError: (message: string | null) => void;
}

/** State of the frame that runs edited code. Without code everything is forgotten. */
export function useLiveFrame(files: readonly RunnableFile[] | null): LiveFrame {
  const [shown, setShown] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (files === null && (shown || error !== null)) {
    setShown(false);
    setError(null);
  }
  return {
    files,
    shown,
    error,
    onShown: useCallback(() => setShown(true), []),
    onError: setError,
  };
}
