import {useCallback, useRef, useState} from 'react';
import type {DemoModule, DemoSources} from '../types';

/** Result of {@link useSources}. */
export interface SourcesRequest {
  /** The sources once they have been asked for and have come. */
  sources: DemoSources | undefined;
  /** Loads the sources, once; after a failure it may be tried again. */
  request: () => Promise<DemoSources>;
}

/** Full code of a demo, loaded when it is first asked for. */
export function useSources(demo: DemoModule): SourcesRequest {
  const [sources, setSources] = useState<DemoSources>();
  const pending = useRef<Promise<DemoSources>>(undefined);
  const request = useCallback(() => {
    pending.current ??= demo.sources().then(
      (loaded) => {
        setSources(loaded);
        return loaded;
      },
      (reason: unknown) => {
        pending.current = undefined;
        throw reason;
      },
    );
    return pending.current;
  }, [demo]);
  return {sources, request};
}
