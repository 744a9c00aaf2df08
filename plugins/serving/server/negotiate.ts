/** How a body is packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The packing to answer with: the client's weights decide, then brotli goes before gzip (RFC 9110, 12.5.3). */
export function chooseEncoding(accept: string | undefined): Encoding {
  const weights = new Map(
    (accept ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gzip) {
    return 'br';
  }
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Bytes to send, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a body that a `Range` header asks for. `null`: send everything, because there is no
 * header or one that need not be understood (several parts, another unit). `'unsatisfiable'`: answer 416.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') {
    return null;
  }
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? {start: size - length, end: size - 1} : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) {
    return null;
  }
  return start < size ? {start, end} : 'unsatisfiable';
}

/** Whether a kept copy is still good: any listed tag matches, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => one.trim() === '*' || plain(one) === plain(tag));
}
