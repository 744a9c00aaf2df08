import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {useState} from 'react';
import {MODE_PARAMETER, withoutMode} from '@site/src/settings/link';
import {setScheme} from '@site/src/settings/scheme';
import type {SchemeName} from '@site/src/settings/scheme';

/** The color mode as the dialog shows and changes it. */
export interface Mode {
  choice: 'light' | 'dark' | null;
  scheme: SchemeName;
  choose: (name: string) => void;
  /** The mode came with a link and is not stored. */
  linked: boolean;
  /** Goes back to what is stored. */
  restore: () => void;
}

/** Connects the dialog to the framework's color mode. */
export function useMode(): Mode {
  const {colorModeChoice, setColorMode} = useColorMode();
  const [linked, setLinked] = useState(() =>
    new URLSearchParams(window.location.search).has(MODE_PARAMETER),
  );
  const choose = (name: string) => {
    setScheme(name, setColorMode);
    if (linked) {
      setLinked(false);
      window.history.replaceState(window.history.state, '', withoutMode(window.location.href));
    }
  };
  return {
    choice: colorModeChoice,
    scheme: colorModeChoice ?? 'system',
    choose,
    linked,
    restore: () => choose(createStorageSlot('theme').get() ?? 'system'),
  };
}
