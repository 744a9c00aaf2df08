import {applyBeforePaint, repairScheme} from './applyBeforePaint';
import type {HeadSetting} from './applyBeforePaint';
import {parseSettingsLink} from './link';
import {parseVariantHash} from './parseVariantHash';
import {SETTING_KEYS, SETTINGS} from './schema';
import type {Setting} from './schema';

/** The settings that show on `<html>`, as data for the inline script. */
export function headSettings(): HeadSetting[] {
  return SETTING_KEYS.flatMap((key) => {
    const {attribute, values, ...setting} = SETTINGS[key] as Setting<unknown>;
    return attribute && values
      ? [
          {
            key,
            cookie: setting.storage === 'cookie',
            storageKey: setting.storageKey,
            attribute,
            hash: setting.hash,
            default: String(setting.default),
            values: values as Record<string, string>,
          },
        ]
      : [];
  });
}

/**
 * Text of the inline script for the head of every page: the functions' own source, called with the
 * schema's data. `themeKey` is the framework's localStorage key of the color mode.
 */
export function headScript(themeKey: string): string {
  const data = `${JSON.stringify(headSettings())},${JSON.stringify(themeKey)}`;
  return `(${applyBeforePaint.toString()})(window,${data},${parseVariantHash.toString()},${parseSettingsLink.toString()})`;
}

/** Text of the inline script that follows the framework's own color mode script. */
export function bodyScript(themeKey: string): string {
  return `(${repairScheme.toString()})(window,${JSON.stringify(themeKey)})`;
}
