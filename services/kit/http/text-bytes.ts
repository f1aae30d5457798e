import { transcode } from 'node:buffer';
import type { WrittenText } from './service.ts';

/** A shorter text is sent in one write with the response head. */
const LONG_TEXT = 1_024;
const MAX_TEXT_LENGTH = 65_536;

const BYTES_OF_UNIT = 2;
/** Scratch buffer in which texts are joined before they are encoded. */
const units = Buffer.allocUnsafeSlow(BYTES_OF_UNIT * MAX_TEXT_LENGTH);

/**
 * A text as it is handed to the socket. A long one is encoded once: as a string it would be measured for its
 * length, joined to the head and copied again. Parts are not joined before, which would copy them too.
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
 * Goes through UTF-16, which is a plain copy, and then through `transcode`, which uses SIMD: V8's own UTF-8 encoder
 * works character by character and takes more than twice as long.
 */
function encode(parts: readonly string[]): Buffer {
  let end = 0;
  for (const part of parts) {
    end += units.write(part, end, 'utf16le');
  }
  try {
    return transcode(units.subarray(0, end), 'utf16le', 'utf8');
  } catch {
    // Half a surrogate pair, which only V8's encoder replaces.
    return Buffer.from(parts.join(''));
  }
}
