import type { WrittenText } from './service.ts';

/** A text below this is written together with its head. */
const LONG_TEXT = 1_024;
const LONGEST_TEXT = 65_536;
const MOST_BYTES_OF_UNIT = 3;

const encoder = new TextEncoder();
/** Where texts become bytes: how many they are is known only then, and to count them before costs as much again. */
const encoded = new Uint8Array(MOST_BYTES_OF_UNIT * LONGEST_TEXT);

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
  return size > LONGEST_TEXT ? Buffer.from(parts.join('')) : encode(parts);
}

function encode(parts: readonly string[]): Buffer {
  let end = 0;
  for (const part of parts) {
    end += encoder.encodeInto(part, encoded.subarray(end)).written;
  }
  const bytes = Buffer.allocUnsafe(end);
  bytes.set(encoded.subarray(0, end));
  return bytes;
}
