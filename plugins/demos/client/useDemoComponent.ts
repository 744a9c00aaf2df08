import {startTransition, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CodeStyling, DemoModule} from '../types';
import {setLicenseKey} from './licenseKey';

/** What `data-demo-state` of a demo says. */
export type DemoState = 'idle' | 'loading' | 'ready' | 'error';

/** A demo as it can be shown. */
export interface LoadedDemo {
  /** The theme and caches that demos share. */
  Providers: ComponentType<{children: ReactNode}>;
  /** The demo. */
  Component: ComponentType;
}

/** Result of {@link useDemoComponent}. */
export interface DemoComponent {
  loaded: LoadedDemo | null;
  /** Why loading failed, or `null`. */
  error: Error | null;
}

const loadProviders = () =>
  import(/* webpackChunkName: "demo-providers" */ '@site/src/components/DemoProviders');

/** Asks for what a demo needs before React has rendered that it is wanted. A failure is told when it is used. */
export function startLoading(load: DemoModule['load'][CodeStyling]): void {
  loadProviders().catch(() => {});
  load?.().catch(() => {});
}

const NOTHING: DemoComponent = {loaded: null, error: null};

/**
 * Loads a demo and the providers of demos, and sets the license key of the site's `customFields.licenseKey`, once `wanted` is true, and again when `load` or `attempt` changes.
 * What was loaded before stays until the new demo is there. Never throws: failures are in `error`.
 */
export function useDemoComponent(
  load: (() => Promise<{default: ComponentType}>) | undefined,
  wanted: boolean,
  attempt: number,
): DemoComponent {
  const {customFields} = useDocusaurusContext().siteConfig;
  const licenseKey = typeof customFields?.licenseKey === 'string' ? customFields.licenseKey : '';
  const [result, setResult] = useState<DemoComponent>(NOTHING);
  useEffect(() => {
    if (!wanted || !load) {
      return undefined;
    }
    let current = true;
    Promise.all([loadProviders(), load(), setLicenseKey(licenseKey)]).then(
      ([providers, demo]) => {
        if (current) {
          // In slices: a large component drawn in one piece would keep the page from answering.
          startTransition(() =>
            setResult({
              loaded: {Providers: providers.default, Component: demo.default},
              error: null,
            }),
          );
        }
      },
      (reason: unknown) => {
        if (current) {
          setResult({
            loaded: null,
            error: reason instanceof Error ? reason : new Error(String(reason)),
          });
        }
      },
    );
    return () => {
      current = false;
    };
  }, [load, wanted, attempt, licenseKey]);
  return result;
}
