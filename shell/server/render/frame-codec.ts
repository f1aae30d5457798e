/**
 * Messages between the shell's server and a render worker, as frames of one byte stream: `u32 length`, `u32 request`,
 * `u8 kind`, body. The length counts what follows it.
 */

const LENGTH_BYTES = 4;
const HEAD_BYTES = 5;
/** A document has at most some hundred kilobytes; a longer frame means that the stream is no longer what it was. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;

export interface Frame {
  /** The request that it belongs to; 0 for the worker itself. */
  request: number;
  kind: number;
  body: Buffer;
}

/** A stream that is not one of frames; nothing after it can be read. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

export function encodeFrame({ request, kind, body }: Frame): Buffer {
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + HEAD_BYTES + body.byteLength);
  frame.writeUInt32BE(HEAD_BYTES + body.byteLength, 0);
  frame.writeUInt32BE(request, LENGTH_BYTES);
  frame.writeUInt8(kind, LENGTH_BYTES + 4);
  body.copy(frame, LENGTH_BYTES + HEAD_BYTES);
  return frame;
}

/** Returns a function that takes a stream's bytes as they come and gives back its complete frames. */
export function createFrameReader(maxBytes = MAX_FRAME_BYTES): (bytes: Buffer) => Frame[] {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** So many bytes are needed before the next frame can be complete. */
  let needed = LENGTH_BYTES;

  function take(): Buffer {
    const bytes = waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    return bytes;
  }

  /** @throws FrameError for a length that no frame has. */
  function lengthAt(bytes: Buffer, at: number): number {
    const length = bytes.readUInt32BE(at);
    if (length < HEAD_BYTES || length > maxBytes) {
      throw new FrameError(`A frame of ${length} bytes was announced.`);
    }
    return length;
  }

  return (received) => {
    waiting.push(received);
    waitingBytes += received.byteLength;
    if (waitingBytes < needed) {
      return [];
    }
    const bytes = take();
    const frames: Frame[] = [];
    let at = 0;
    needed = LENGTH_BYTES;
    while (bytes.byteLength - at >= LENGTH_BYTES) {
      const end = at + LENGTH_BYTES + lengthAt(bytes, at);
      if (end > bytes.byteLength) {
        needed = end - at;
        break;
      }
      frames.push({
        request: bytes.readUInt32BE(at + LENGTH_BYTES),
        kind: bytes.readUInt8(at + LENGTH_BYTES + 4),
        body: bytes.subarray(at + LENGTH_BYTES + HEAD_BYTES, end),
      });
      at = end;
    }
    if (at < bytes.byteLength) {
      waiting.push(bytes.subarray(at));
      waitingBytes = bytes.byteLength - at;
    }
    return frames;
  };
}
