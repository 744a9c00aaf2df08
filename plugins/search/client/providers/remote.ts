import type {ProviderHit, Section} from '../provider';

/** A part of a page as a search service keeps it. */
export interface RemoteRecord {
  /** Address with the heading's id. */
  url: string;
  section: Omit<Section, 'path'>;
}

/** Groups the records of a search service by page. The order of the service becomes the score. */
export function groupRecords(records: readonly RemoteRecord[], baseUrl: string): ProviderHit[] {
  const pages = new Map<string, Section[]>();
  for (const {url, section} of records) {
    const {pathname, hash} = new URL(url, 'https://site.invalid');
    if (pathname.startsWith(baseUrl)) {
      const path = pathname.slice(baseUrl.length).replace(/(?<=[^/])$/, '/');
      const sections = pages.get(path) ?? [];
      sections.push({...section, path: `${baseUrl}${path}${hash}`});
      pages.set(path, sections);
    }
  }
  return [...pages].map(([path, sections], index) => ({
    path,
    score: 1 - index / pages.size,
    sections: () => Promise.resolve(sections.slice(0, 4)),
  }));
}

/** Fetches JSON. @throws an error with the service's own message where it refuses */
export async function fetchAnswer(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  const body = (await response.json().catch(() => ({}))) as {message?: string};
  if (!response.ok) {
    const {origin} = new URL(address);
    throw new Error(`${origin} answers ${response.status}: ${body.message ?? 'no reason given'}`);
  }
  return body;
}
