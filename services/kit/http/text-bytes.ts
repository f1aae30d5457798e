import { transcode } from 'node:buffer';
import type { WrittenText } from './service.ts';

/** A shorter text is sent in one write with its head. */
const LONG_TEXT = 1_024;
const MAX_TEXT_LENGTH = 65_536;

const BYTES_OF_UNIT = 2;
/** The parts of a text are joined here before they are encoded. */
const units = Buffer.allocUnsafeSlow(BYTES_OF_UNIT * MAX_TEXT_LENGTH);

/**
 * The body of a response as it is sent. A long text is encoded once; as a string, it would be measured for its length and
 * encoded again with the head. Decision 0017 has the gain.
 */
export function toBody(text: WrittenText): string | Buffer {
  if (Buffer.isBuffer(text) || (typeof text === 'string' && text.length < LONG_TEXT)) {
    return text;
  }
  const parts = typeof text === 'string' ? [text] : text;
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  return size > MAX_TEXT_LENGTH ? Buffer.from(parts.join('')) : encode(parts);
}

/** Copies the text as UTF-16, which `transcode` turns into UTF-8 several characters at a time. */
function encode(parts: readonly string[]): Buffer {
  let end = 0;
  for (const part of parts) {
    end += units.write(part, end, 'utf16le');
  }
  try {
    return transcode(units.subarray(0, end), 'utf16le', 'utf8');
  } catch {
    // `transcode` refuses an unpaired surrogate, which `Buffer.from` replaces.
    return Buffer.from(parts.join(''));
  }
}
