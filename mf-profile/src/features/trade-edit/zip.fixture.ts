import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive that is written for a test. */
export interface GivenPart {
  name: string;
  content: string | Uint8Array;
  /** The unpacked size that the archive pretends. */
  pretendedBytes?: number;
  isEncrypted?: boolean;
  isStored?: boolean;
  /** Writes the sizes as long numbers in an extension, as programs do that stream their files. */
  hasLongSizes?: boolean;
}

const VERSION = 45;
const IN_EXTENSION = 0xffffffff;

/** A ZIP archive, written by the format's description alone. */
export function givenZip(parts: readonly GivenPart[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { body, entry } = writePart(part, offset);
    bodies.push(body);
    directory.push(entry);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, entries, end]));
}

function writePart(part: GivenPart, offset: number) {
  const content = Buffer.from(part.content);
  const packed = part.isStored ? content : deflateRawSync(content);
  const name = Buffer.from(part.name);
  const size = part.pretendedBytes ?? content.length;
  // Flags, method, time, date, checksum, sizes, length of the name: the same in both heads.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(0x0800 | (part.isEncrypted ? 1 : 0), 2);
  common.writeUInt16LE(part.isStored ? 0 : 8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  const head = Buffer.concat([number32(0x04034b50), common, name, packed]);
  const extra = part.hasLongSizes ? longSizes(size, packed.length) : Buffer.alloc(0);
  const listed = Buffer.from(common);
  if (part.hasLongSizes) {
    listed.writeUInt32LE(IN_EXTENSION, 14);
    listed.writeUInt32LE(IN_EXTENSION, 18);
  }
  listed.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const entry = [number32(0x02014b50), Buffer.from([VERSION, 0]), listed, rest, name, extra];
  return { body: head, entry: Buffer.concat(entry) };
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function longSizes(unpacked: number, packed: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(unpacked), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  return extra;
}
