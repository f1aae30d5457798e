import { transcode } from 'node:buffer';
import type { WrittenText } from './service.ts';

/** A text below this is written together with its head. */
const LONG_TEXT = 1_024;
const MAX_TEXT_LENGTH = 65_536;

const BYTES_OF_UNIT = 2;
/** Where texts are put together before they become bytes. */
const units = Buffer.allocUnsafeSlow(BYTES_OF_UNIT * MAX_TEXT_LENGTH);

/**
 * A text as it is handed to the socket. A long one is turned into bytes, once: as a text it would be measured for its
 * length, joined to the head and copied again on its way. Parts are not joined before, which would copy them too.
 */
export function toBody(text: WrittenText): string | Buffer {
  if (Buffer.isBuffer(text) || (typeof text === 'string' && text.length < LONG_TEXT)) {
    return text;
  }
  const parts = typeof text === 'string' ? [text] : text;
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return size > MAX_TEXT_LENGTH ? Buffer.from(parts.join('')) : encode(parts);
}

/**
 * Through UTF-16, which is but copied, and from there by the wide instructions that `transcode` has: V8's own way to UTF-8
 * goes letter by letter and takes twice as long and more.
 */
function encode(parts: readonly string[]): Buffer {
  let end = 0;
  for (const part of parts) {
    end += units.write(part, end, 'utf16le');
  }
  try {
    return transcode(units.subarray(0, end), 'utf16le', 'utf8');
  } catch {
    // Half of a pair, which only V8's way replaces.
    return Buffer.from(parts.join(''));
  }
}
