import {useCallback, useEffect, useState} from 'react';
import type {Edits} from './shownFiles';
import {setUnsaved} from './unsavedCode';

const NONE: Edits = {};

/** Result of {@link useEdits}. */
export interface EditState {
  /** Changes to the variant that is shown. */
  edits: Edits;
  edited: boolean;
  edit: (name: string, code: string) => void;
  clear: () => void;
}

/** What the visitor wrote, kept apart for each variant, so that switching the language loses nothing. */
export function useEdits(variant: string): EditState {
  const [all, setAll] = useState<Readonly<Record<string, Edits>>>({});
  const edits = all[variant] ?? NONE;
  useEffect(() => {
    const owner = {};
    setUnsaved(owner, Object.keys(all).length > 0);
    return () => setUnsaved(owner, false);
  }, [all]);
  return {
    edits,
    edited: Object.keys(edits).length > 0,
    edit: useCallback(
      (name, code) =>
        setAll((current) => ({...current, [variant]: {...current[variant], [name]: code}})),
      [variant],
    ),
    clear: useCallback(() => setAll({}), []),
  };
}
