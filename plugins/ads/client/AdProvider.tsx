import {createContext, useContext} from 'react';
import type {ReactNode} from 'react';
import type {AdConfig} from '../types';

const AdConfigContext = createContext<AdConfig | null>(null);

/** Gives the ad config to the components inside. */
export function AdProvider({config, children}: {config: AdConfig; children: ReactNode}) {
  return <AdConfigContext value={config}>{children}</AdConfigContext>;
}

/**
 * The ad config of the nearest `AdProvider`.
 *
 * @throws When there is none around the caller (SPEC section 8).
 */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (config === null) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return config;
}
