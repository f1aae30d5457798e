/** A part of a ZIP archive, as its directory describes it. */
export interface ZipPart {
  name: string;
  isEncrypted: boolean;
  /** 0: stored, 8: deflated. */
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its own head begins. */
  offset: number;
}

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const PART_HEAD = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;
const MAXIMUM_COMMENT = 0xffff;

/**
 * The parts of a ZIP archive, read from its directory without unpacking any.
 * @throws RangeError when there is no directory, or it points outside of the archive.
 */
export function readZipDirectory(bytes: Uint8Array): ZipPart[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expectSignature(view, at, DIRECTORY_ENTRY);
    const extraAt = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const commentAt = extraAt + view.getUint16(at + 30, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, extraAt)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      ...readSizes(view, at, { from: extraAt, to: commentAt }),
    });
    at = commentAt + view.getUint16(at + 32, true);
  }
  return parts;
}

const IN_EXTENSION = 0xffffffff;
const LONG_SIZES = 1;

/** Sizes and place of a part. Some programs write all of them as long numbers, which stand in an extension. */
function readSizes(view: DataView, at: number, extension: { from: number; to: number }) {
  let long = longSizesAt(view, extension);
  const read = (place: number) => {
    const short = view.getUint32(at + place, true);
    if (short !== IN_EXTENSION || long === null) {
      return short;
    }
    const value = Number(view.getBigUint64(long, true));
    long += 8;
    return value;
  };
  const unpackedBytes = read(24);
  const packedBytes = read(20);
  return { unpackedBytes, packedBytes, offset: read(42) };
}

function longSizesAt(view: DataView, { from, to }: { from: number; to: number }): number | null {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === LONG_SIZES) {
      return at + 4;
    }
  }
  return null;
}

/**
 * The packed bytes of a part.
 * @throws RangeError when they lie outside of the archive.
 */
export function packedBytesOf(bytes: Uint8Array, { offset, packedBytes }: ZipPart): Uint8Array {
  const view = viewOf(bytes);
  expectSignature(view, offset, PART_HEAD);
  const start = offset + HEAD_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedBytes > bytes.byteLength) {
    throw new RangeError('A part lies outside of the archive.');
  }
  return bytes.subarray(start, start + packedBytes);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The directory's end stands at the end of the file, before a comment. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAXIMUM_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === DIRECTORY_END) {
      return at;
    }
  }
  throw new RangeError('The archive has no directory.');
}

function expectSignature(view: DataView, at: number, signature: number): void {
  if (view.getUint32(at, true) !== signature) {
    throw new RangeError('The archive is broken.');
  }
}
