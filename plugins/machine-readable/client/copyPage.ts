/** What copying a page needs of the browser; handed in so that it can be tested. */
export interface CopyPageTarget {
  fetch: typeof fetch;
  /** Copies a text that is at hand. */
  copyText: (text: string) => Promise<boolean>;
  /** Copies a text that is still on its way, where the browser can: some allow copying only at the click itself. */
  copyLater?: (text: Promise<string>) => Promise<void>;
}

async function fetchTwin(path: string, fetchPage: typeof fetch): Promise<string> {
  const response = await fetchPage(path);
  const text = await response.text();
  // A development server answers with its HTML page instead.
  if (!response.ok || !text.startsWith('---\n')) {
    throw new Error(`There is no Markdown at ${path}.`);
  }
  return text;
}

/**
 * Copies a page's Markdown. Resolves to whether it worked; never rejects.
 *
 * @param path address of the Markdown
 */
export async function copyPage(path: string, target: CopyPageTarget): Promise<boolean> {
  const text = fetchTwin(path, target.fetch);
  try {
    if (target.copyLater) {
      await target.copyLater(text);
      return true;
    }
  } catch {
    // Refused, or the browser takes no promise: the other way may still work.
  }
  try {
    return await target.copyText(await text);
  } catch {
    return false;
  }
}

/** The browser's own clipboard. */
export function browserTarget(copyText: CopyPageTarget['copyText']): CopyPageTarget {
  return {
    fetch: (input, init) => fetch(input, init),
    copyText,
    ...(typeof ClipboardItem === 'function' &&
      'write' in (navigator.clipboard ?? {}) && {
        copyLater: (text) =>
          navigator.clipboard.write([
            new ClipboardItem({
              'text/plain': text.then((value) => new Blob([value], {type: 'text/plain'})),
            }),
          ]),
      }),
  };
}
