import {useCallback, useSyncExternalStore} from 'react';
import {createBrowserStore} from './browser';
import {SETTINGS} from './schema';
import type {SettingKey, SettingValues} from './schema';

export type {SettingKey, SettingValues} from './schema';

/** The visitor's settings. On the server it holds the defaults. */
export const settings = createBrowserStore();

/**
 * A setting and its setter, in the manner of `useState`. While a page hydrates the value is the
 * default, so that server and browser agree; CSS that must not wait reads the attribute on `<html>`.
 */
export function useSetting<K extends SettingKey>(
  key: K,
): [SettingValues[K], (value: SettingValues[K]) => void] {
  const value = useSyncExternalStore(
    settings.subscribe,
    () => settings.get(key),
    () => SETTINGS[key].default,
  );
  const set = useCallback((next: SettingValues[K]) => settings.set(key, next), [key]);
  return [value, set];
}
