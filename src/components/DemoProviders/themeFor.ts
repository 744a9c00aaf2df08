import type {Theme} from '@mui/material/styles';
import {createXTheme} from '@site/src/brand/theme';
import type {XThemeOptions} from '@site/src/brand/theme';

let last: {key: string; locale: unknown; theme: Theme} | undefined;

/** The theme for these choices. All demos of a page share one object: it is made once per change. */
export function themeFor({locale, ...choices}: XThemeOptions): Theme {
  const key = JSON.stringify(choices);
  if (last?.key !== key || last.locale !== locale) {
    last = {key, locale, theme: createXTheme({...choices, locale})};
  }
  return last.theme;
}
