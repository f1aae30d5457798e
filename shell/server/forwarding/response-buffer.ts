import { pipeline, type Readable, Transform } from 'node:stream';

/** What is held of a response for a client that reads slowly; nearly every response fits. */
const BUFFER_BYTES = 1024 * 1024;
const CHECK_MS = 5_000;
/** Below it a response that still holds a connection to its service is ended. */
const MIN_BYTES_PER_CHECK = 5 * 1024;

/** A response took too long to be read by its client. */
class SlowReader extends Error {
  override readonly name = 'SlowReader';
}

/**
 * Takes a response from its service as fast as it comes, so that a client that reads slowly does not hold the
 * connection. A larger response holds it, and is ended when its client takes less than a kilobyte a second.
 */
export function bufferResponse(source: Readable, checkMs = CHECK_MS): Readable {
  let received = 0;
  const buffer = new Transform({
    highWaterMark: BUFFER_BYTES / 2,
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.byteLength;
      done(null, chunk);
    },
  });
  let taken = 0;
  const watch = setInterval(() => {
    const now = received - buffer.readableLength;
    if (!source.readableEnded && buffer.readableLength > 0 && now - taken < MIN_BYTES_PER_CHECK) {
      source.destroy(new SlowReader('The client reads too slowly.'));
    }
    taken = now;
  }, checkMs).unref();
  pipeline(source, buffer, () => clearInterval(watch));
  return buffer;
}
