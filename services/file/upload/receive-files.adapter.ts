import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileMime, MAXIMUM_FILE_BYTES, MAXIMUM_FILES } from '@bazaar/contracts/file';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { HttpError, invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { cleanName, isTaken } from '../stored-file/file-kind.rules.ts';
import { quotaFull, tooLarge, tooManyFiles, toUploadProblem } from './upload.problems.ts';

/** A completely received and accepted file; its bytes are flushed to the folder for incoming files. */
export interface ReceivedFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly mime: FileMime;
  readonly size: number;
  readonly sha256: string;
}

/** Space for the boundaries and headers of the parts, in addition to the files. */
const ENVELOPE_BYTES = 64 * 1024;

/** Folder of uploads in progress; on the same disk as the store, so that a rename finishes them. */
export function incomingFolder(folder: string): string {
  return path.join(folder, 'incoming');
}

/** Where an upload is received, and what of it. */
export interface Reception {
  /** The folder for incoming files. */
  readonly folder: string;
  readonly maxFiles: number;
  /** Bytes of all files that the sender may still store; files that are not stored as they come need none. */
  readonly roomBytes?: number;
  /** The response to more than `maxFiles`. */
  readonly tooMany?: () => HttpError;
}

/**
 * Reads the files of a multipart body into the incoming folder, and checks the limits while the bytes arrive; an
 * announced length is checked before. When one file is refused, none is left.
 * @throws HttpError 400, 413, 415, 422 or 507.
 */
export async function receiveFiles(request: FastifyRequest, reception: Reception): Promise<ReceivedFile[]> {
  const { folder, maxFiles, roomBytes = Number.POSITIVE_INFINITY, tooMany = tooManyFiles } = reception;
  if (!request.isMultipart()) {
    throw new HttpError({ status: 415, code: 'media_type', title: messages.notMultipart });
  }
  refuseLength(Number(request.headers['content-length'] ?? 0), roomBytes);
  const room: Room = { bytes: roomBytes, used: 0 };
  const received: ReceivedFile[] = [];
  try {
    await mkdir(folder, { recursive: true });
    for await (const part of partsOf(request)) {
      if (received.length === maxFiles) {
        throw tooMany();
      }
      received.push(await receiveOne(part, { folder, room }));
    }
    if (received.length === 0) {
      throw invalid({ files: [messages.noFile] });
    }
    return received;
  } catch (error) {
    // The rest of the body is read and dropped, otherwise the response would wait for it.
    request.raw.unpipe();
    request.raw.resume();
    await discard(received);
    throw toUploadProblem(error);
  }
}

function refuseLength(announcedBytes: number, roomBytes: number): void {
  if (announcedBytes > MAXIMUM_FILES * MAXIMUM_FILE_BYTES + ENVELOPE_BYTES) {
    throw tooLarge();
  }
  if (announcedBytes > roomBytes + ENVELOPE_BYTES) {
    throw quotaFull(roomBytes);
  }
}

/** Removes received files that were not stored. */
export async function discard(files: readonly { readonly path: string }[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })));
}

interface FilePart {
  readonly file: Readable;
  readonly filename: string | undefined;
}

/**
 * We count the size of a file ourselves, to send our own error response; the multipart reader's limit is only a
 * second safeguard.
 */
async function* partsOf(request: FastifyRequest): AsyncGenerator<FilePart> {
  const limits = { fileSize: 2 * MAXIMUM_FILE_BYTES, files: MAXIMUM_FILES + 1, fields: 10, fieldSize: 1_000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      yield part;
    }
  }
}

/** The bytes that the files of one upload may have together, and have so far. */
interface Room {
  readonly bytes: number;
  used: number;
}

async function receiveOne(
  part: FilePart,
  { folder, room }: { readonly folder: string; readonly room: Room },
): Promise<ReceivedFile> {
  const id = randomUUID();
  const place = path.join(folder, id);
  const meter = createMeter(room);
  try {
    await pipeline(
      part.file,
      meter.stream,
      createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const given = part.filename ?? '';
    if (meter.size() === 0) {
      throw invalid({ files: [messages.emptyFile(given)] });
    }
    const found = await fileTypeFromFile(place);
    if (!isTaken(found?.mime)) {
      const detail = messages.typeDetail(given.slice(0, 100));
      throw new HttpError({ status: 415, code: 'file_type', title: messages.type, detail });
    }
    const name = cleanName(given, found.mime);
    return { id, path: place, name, mime: found.mime, size: meter.size(), sha256: meter.sha256() };
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
}

/** Counts and hashes the bytes that flow through, and fails at the limit of the file or of the upload. */
function createMeter(room: Room) {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      room.used += chunk.length;
      hash.update(chunk);
      if (size > MAXIMUM_FILE_BYTES) {
        done(tooLarge());
      } else {
        done(room.used > room.bytes ? quotaFull(room.bytes) : null, chunk);
      }
    },
  });
  return { stream, size: () => size, sha256: () => hash.digest('hex') };
}
