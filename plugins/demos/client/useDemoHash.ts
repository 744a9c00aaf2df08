import {useLocation} from '@docusaurus/router';
import {parseVariantHash} from '@site/src/settings/parseVariantHash';

/** What the address says about one demo. */
export interface DemoHash {
  /** The address leads to this demo. */
  target: boolean;
  /** The address leads to the code of this demo. */
  code: boolean;
}

/** Compares the address with a demo's name. On the server and while hydrating, the hash is empty. */
export function useDemoHash(name: string): DemoHash {
  const found = parseVariantHash(useLocation().hash);
  const target = found?.name === name;
  return {target, code: target && found.language !== undefined};
}
