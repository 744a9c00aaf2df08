/** What copying needs of a browser; handed in so that it can be tested. */
export interface CopyTarget {
  /** The async clipboard, absent on insecure origins and in old browsers. */
  clipboard?: Pick<Clipboard, 'writeText'>;
  document: Document;
}

/** Copies by way of a hidden text field and a selection; tells whether the browser did it. */
function copyBySelection(text: string, document: Document): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without the async clipboard
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) {
      before.focus({preventScroll: true});
    }
  }
}

/**
 * Writes text to the clipboard: by the async API, else by a selection. Resolves to whether it worked;
 * never rejects, since a failed copy is no error to the reader (specification section 8).
 */
export async function copyText(text: string, target: CopyTarget): Promise<boolean> {
  try {
    if (target.clipboard) {
      await target.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused, by a permission for example: the other way may still work.
  }
  return copyBySelection(text, target.document);
}
