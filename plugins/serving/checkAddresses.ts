import {versionOf} from '../../src/product/versions';
import {checkPaths, lostMessage, publicPaths} from './checkPaths';
import type {SitePart} from './readSite';
import {applyRedirect} from './server/findTarget';

/** What {@link checkAddresses} looks at. */
export interface Addresses {
  /** Every version that is in the output. */
  parts: readonly SitePart[];
  /** Public paths of each version by the name of the version, those of removed versions included. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** Versions that are published; one of them that was not built yet is not checked. */
  published: readonly string[];
}

/** Result of {@link checkAddresses}. */
export interface AddressCheck {
  /** What has to be corrected. */
  faults: string[];
  /** How many public paths are in no list yet. */
  unlisted: number;
}

/** Checks over the whole output what one version alone cannot know: removed versions, files, redirects between versions. */
export function checkAddresses({parts, lists, published}: Addresses): AddressCheck {
  const redirects = parts.flatMap(({record}) => record.redirects);
  const paths = new Map(
    parts.map(({record, files}) => [
      versionOf(record.baseUrl),
      publicPaths(record.baseUrl, record.paths, files),
    ]),
  );
  const all = new Set([...paths.values()].flatMap((some) => [...some]));
  const fileNames = new Set(
    parts.flatMap(({record, files}) => files.map((file) => `${record.baseUrl}${file}`)),
  );
  const missing = published.filter((name) => !paths.has(name));
  const faults: string[] = [];
  for (const {from, to} of redirects) {
    const path = to.replace(/[?#].*/, '');
    const isChecked = path.startsWith('/') && !to.includes(':splat');
    if (!isChecked || missing.includes(versionOf(path))) {
      continue;
    }
    const next = redirects.find((one) => applyRedirect(one, path) !== null);
    if (next) {
      faults.push(`redirects.ts: ${from} leads to ${to}, which leads on; write to: '${next.to}'`);
    } else if (!all.has(path) && !fileNames.has(path)) {
      faults.push(`redirects.ts: ${from} leads to ${to}, which is not in the output`);
    }
  }
  let unlisted = 0;
  for (const name of new Set([...paths.keys(), ...lists.keys()])) {
    if (!missing.includes(name)) {
      const {lost, added} = checkPaths(
        lists.get(name) ?? [],
        paths.get(name) ?? new Set(),
        redirects,
      );
      unlisted += added.length;
      if (lost.length > 0) {
        faults.push(lostMessage(lost, `paths/${name}.txt`));
      }
    }
  }
  return {faults, unlisted};
}
