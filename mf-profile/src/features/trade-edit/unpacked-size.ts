import { packedBytesOf, type ZipPart } from './zip-directory.rules.ts';

const STORED = 0;
const DEFLATED = 8;

/**
 * Whether the parts of an archive stay within a size once they are unpacked. The sizes in the directory are checked first;
 * since an archive may lie about them, the parts are then unpacked piece by piece, counted, and dropped.
 * @throws Error when a part is broken, or packed in a way that is not known.
 */
export async function fitsUnpacked(
  bytes: Uint8Array,
  parts: readonly ZipPart[],
  limit: number,
): Promise<boolean> {
  const promised = parts.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  let left = limit;
  if (promised > limit) {
    return false;
  }
  for (const part of parts) {
    left -= await countUnpacked(bytes, part, left);
    if (left < 0) {
      return false;
    }
  }
  return true;
}

/** The unpacked bytes of a part; counting ends soon after `limit`. */
async function countUnpacked(bytes: Uint8Array, part: ZipPart, limit: number): Promise<number> {
  const packed = packedBytesOf(bytes, part);
  if (part.method === STORED) {
    return packed.byteLength;
  }
  if (part.method !== DEFLATED) {
    throw new RangeError(`Parts packed by method ${part.method} are not read.`);
  }
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let count = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    count += piece.value.byteLength;
    if (count > limit) {
      await reader.cancel();
      break;
    }
  }
  return count;
}
