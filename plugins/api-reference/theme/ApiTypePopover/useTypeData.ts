import {useEffect, useState} from 'react';
import {loadType} from '../../client/typeData';
import type {TypeTarget} from '../../client/typePopover';
import type {TypeData} from '../../model';

/** Data of a type on its way. An entry whose HTML is in the page is `ready` without any. */
export type Loaded = {state: 'loading' | 'failed'} | {state: 'ready'; data?: TypeData};

/** Fetches the data of a type; what belongs to another type is never given. */
export function useTypeData(baseUrl: string, {key}: TypeTarget): Loaded {
  const [loaded, setLoaded] = useState<{key?: string; result: Loaded}>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let current = true;
    const finish = (result: Loaded): void => {
      if (current) setLoaded({key, result});
    };
    loadType(baseUrl, key).then(
      (data) => finish({state: 'ready', data}),
      () => finish({state: 'failed'}),
    );
    return () => {
      current = false;
    };
  }, [baseUrl, key]);
  if (key === undefined) return READY;
  return loaded?.key === key ? loaded.result : LOADING;
}

const READY: Loaded = {state: 'ready'};
const LOADING: Loaded = {state: 'loading'};
