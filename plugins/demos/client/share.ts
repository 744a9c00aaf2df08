import type {RunnableFile} from './runCode';

/** Code that a link carries. */
export interface SharedCode {
  /** Name shown above the code. */
  title: string;
  /** The files, entry first. */
  files: RunnableFile[];
}

const KEY = 'code=';

const isFile = (file: unknown): file is RunnableFile =>
  typeof file === 'object' &&
  file !== null &&
  typeof (file as RunnableFile).name === 'string' &&
  typeof (file as RunnableFile).code === 'string';

/** Hash, with `#`, that carries code: compressed JSON. */
export async function encodeShare(shared: SharedCode): Promise<string> {
  const {compressToEncodedURIComponent} = await import('lz-string');
  return `#${KEY}${compressToEncodedURIComponent(JSON.stringify(shared))}`;
}

/** Code that a hash carries, or `null` when it carries none or is damaged. Never rejects for a bad hash. */
export async function decodeShare(hash: string): Promise<SharedCode | null> {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(KEY)) {
    return null;
  }
  const {decompressFromEncodedURIComponent} = await import('lz-string');
  try {
    const value = JSON.parse(decompressFromEncodedURIComponent(text.slice(KEY.length))) as unknown;
    const {title, files} = value as Partial<Record<keyof SharedCode, unknown>>;
    return Array.isArray(files) && files.length > 0 && files.every(isFile)
      ? {
          title: typeof title === 'string' ? title : '',
          files: files.map(({name, code}) => ({name, code})),
        }
      : null;
  } catch {
    return null;
  }
}
