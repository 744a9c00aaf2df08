import {useEffect, useState} from 'react';
import {useSetting} from '@site/src/settings';
import {loadedRtlCache, loadRtlCache} from './caches';

/**
 * Direction that can be shown now. Until the mirroring code is there a mounted demo keeps the direction
 * it has, and a new one gets `undefined` and waits; when the code cannot be loaded it is not mirrored.
 */
export function useReadyDirection(): 'ltr' | 'rtl' | undefined {
  const [wanted] = useSetting('direction');
  const [, setSettled] = useState(false);
  const [failed, setFailed] = useState(false);
  const ready = wanted === 'ltr' || loadedRtlCache() !== undefined;
  const [shown, setShown] = useState(ready ? wanted : undefined);
  if (ready && shown !== wanted) {
    setShown(wanted);
  }
  useEffect(() => {
    if (!ready) {
      loadRtlCache().then(
        () => setSettled(true),
        () => setFailed(true),
      );
    }
  }, [ready]);
  if (ready) {
    return wanted;
  }
  return shown ?? (failed ? 'ltr' : undefined);
}
