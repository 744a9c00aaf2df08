import {useSyncExternalStore} from 'react';
import {createAdapterStore} from './adapterStore';
import {DEFAULT_ADAPTER, type AdapterKey} from './adapters';

const store = createAdapterStore(() => window.sessionStorage);

/** The visitor's date library, and how to choose another. The default on the server and while the page hydrates. */
export function useAdapter(): [AdapterKey, (key: AdapterKey) => void] {
  return [useSyncExternalStore(store.subscribe, store.get, () => DEFAULT_ADAPTER), store.set];
}
