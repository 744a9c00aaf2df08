import {useCallback, useEffect, useState} from 'react';
import {RESERVE_ID} from './reserveForHash';
import type {DemoSources} from '../types';

/** Result of {@link useCodeOpen}. */
export interface CodeOpen {
  open: boolean;
  /** Opened by the page or its address, not by the visitor: the panel keeps one height so that nothing moves. */
  steady: boolean;
  /** The sources could not be loaded. */
  failed: boolean;
  toggle: () => void;
  retry: () => void;
}

/** Whether the full code of a demo is open, and the loading of what is in it. */
export function useCodeOpen(
  fromStart: boolean,
  byHash: boolean,
  near: boolean,
  request: () => Promise<DemoSources>,
): CodeOpen {
  const [open, setOpen] = useState(fromStart);
  const [steady, setSteady] = useState(fromStart);
  const [failed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    request().catch(() => setFailed(true));
  }, [request]);
  useEffect(() => {
    if (byHash) {
      setOpen(true);
      setSteady(true);
    }
  }, [byHash]);
  useEffect(() => {
    if (steady) {
      document.getElementById(RESERVE_ID)?.remove();
    }
  }, [steady]);
  const wanted = open && (near || byHash || !fromStart);
  useEffect(() => {
    if (wanted) {
      retry();
    }
  }, [wanted, retry]);
  return {
    open,
    steady: open && steady,
    failed,
    retry,
    toggle() {
      setOpen(!open);
      setSteady(false);
    },
  };
}
