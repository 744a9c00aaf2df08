import {CacheProvider} from '@emotion/react';
import {ThemeProvider, useColorScheme} from '@mui/material/styles';
import {useLayoutEffect} from 'react';
import type {ReactNode} from 'react';
import {useSetting} from '@site/src/settings';
import {loadedRtlCache, ltrCache} from './caches';
import {themeFor} from './themeFor';
import {writeThemeSheet} from './themeSheet';
import {useLocale} from './useLocale';
import {useReadyDirection} from './useReadyDirection';
import {useRootScheme} from './useRootScheme';

/** Keeps the provider from writing `data-theme`, which is the site's. Its types leave the prop out. */
const LEAVE_ROOT: object = {colorSchemeNode: null};

/** Props of `DemoProviders`. */
export interface DemoProvidersProps {
  children: ReactNode;
}

/** Tells the components' own color scheme state about the site's, without storage of its own. */
function FollowScheme({scheme}: {scheme: 'light' | 'dark'}): null {
  const {setMode} = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

/**
 * What a live component needs around it: the brand theme shaped by the visitor's settings, and the
 * style cache of the direction. A change of any setting updates the components in place and remounts
 * none. Import it with `import()`: it brings the component library with it.
 */
export default function DemoProviders({children}: DemoProvidersProps): ReactNode {
  const direction = useReadyDirection();
  const [density] = useSetting('density');
  const [spacing] = useSetting('spacing');
  const [palette] = useSetting('palette');
  const scheme = useRootScheme();
  const locale = useLocale();
  const theme = themeFor({direction, density, spacing, palette, locale});
  useLayoutEffect(() => writeThemeSheet(theme), [theme]);
  if (!direction) {
    return null;
  }
  const cache = direction === 'rtl' ? (loadedRtlCache() ?? ltrCache) : ltrCache;
  return (
    <CacheProvider value={cache}>
      {/* Some components read `theme.palette.mode` in JavaScript: the theme is re-read on a mode change. */}
      <ThemeProvider
        theme={theme}
        defaultMode={scheme}
        storageManager={null}
        {...LEAVE_ROOT}
        disableStyleSheetGeneration
        forceThemeRerender
        noSsr
      >
        <FollowScheme scheme={scheme} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
