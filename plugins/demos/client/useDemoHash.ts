import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {settings} from '@site/src/settings';
import {parseVariantHash} from '@site/src/settings/parseVariantHash';

/** What the address says about one demo. Not for rendering: the server knows no hash. */
export interface DemoHash {
  /** The address leads to this demo. */
  target: boolean;
  /** The address leads to the code of this demo. */
  code: boolean;
}

/**
 * Compares the address with a demo's name. A move within the site fires no `hashchange`, so the variant
 * of the new address is given to the settings here.
 */
export function useDemoHash(name: string): DemoHash {
  const {hash} = useLocation();
  useEffect(() => settings.applyHash(hash), [hash]);
  const found = parseVariantHash(hash);
  const target = found?.name === name;
  return {target, code: target && found.language !== undefined};
}
