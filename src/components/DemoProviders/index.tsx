import {CacheProvider} from '@emotion/react';
import {ThemeProvider, useColorScheme} from '@mui/material/styles';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {useSetting} from '@site/src/settings';
import {loadedRtlCache, loadRtlCache, ltrCache} from './caches';
import {themeFor} from './themeFor';
import {writeThemeSheet} from './themeSheet';
import {useScheme} from './useScheme';

/** Keeps the provider from writing `data-theme`, which is the site's. Its types leave the prop out. */
const LEAVE_ROOT: object = {colorSchemeNode: null};

/** Props of `DemoProviders`. */
export interface DemoProvidersProps {
  children: ReactNode;
}

/**
 * Direction that can be shown now. Until the mirroring code is there a mounted demo keeps the direction
 * it has, and a new one gets `undefined` and waits; when the code cannot be loaded it is not mirrored.
 */
function useReadyDirection(): 'ltr' | 'rtl' | undefined {
  const [wanted] = useSetting('direction');
  const shown = useRef<'ltr' | 'rtl'>(undefined);
  const [, setSettled] = useState(0);
  const [failed, setFailed] = useState(false);
  const ready = wanted === 'ltr' || loadedRtlCache() !== undefined;
  useEffect(() => {
    if (!ready) {
      loadRtlCache().then(
        () => setSettled((count) => count + 1),
        () => setFailed(true),
      );
    }
  }, [ready]);
  const direction = ready ? wanted : (shown.current ?? (failed ? 'ltr' : undefined));
  useLayoutEffect(() => {
    shown.current = direction;
  });
  return direction;
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
  const scheme = useScheme();
  const theme = themeFor({direction, density, spacing, palette});
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
