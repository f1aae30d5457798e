/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** `whole`: the range is ignored, as RFC 9110 allows; `none`: no byte of the file is in it. */
export type RangeChoice = ByteRange | 'whole' | 'none';

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;
/** More digits than a file has bytes: they would lose precision. */
const MAX_DIGITS = 15;

/**
 * What a `Range` header asks of a file. Several ranges at once are answered with the whole file: no player asks so, and
 * many small ones would cost more than they bring.
 */
export function chooseRange(header: string | undefined, size: number): RangeChoice {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if ((first === '' && last === '') || first.length > MAX_DIGITS || last.length > MAX_DIGITS) {
    return 'whole';
  }
  if (first === '') {
    return suffixRange(Number(last), size);
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) {
    return 'whole';
  }
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size ? 'none' : { start, end };
}

function suffixRange(length: number, size: number): RangeChoice {
  return length === 0 ? 'none' : { start: Math.max(0, size - length), end: size - 1 };
}

/**
 * Whether `If-Range` lets a range be sent: the caller has the same version of the file. A date never matches, because a
 * file has no date of change.
 */
export function isSameVersion(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}
