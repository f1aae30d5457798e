import { PassThrough, type Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bufferResponse } from './response-buffer.ts';

const CHECK_MS = 100;
const KB = 1024;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets the streams pass on what they have. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function lengthOf(stream: Readable): Promise<number> {
  let length = 0;
  for await (const chunk of stream) {
    length += (chunk as Buffer).byteLength;
  }
  return length;
}

async function given(bytes: number, isWhole: boolean) {
  const source = new PassThrough({ highWaterMark: 64 * KB });
  const ended = vi.fn();
  source.on('error', ended);
  const buffer = bufferResponse(source, CHECK_MS);
  buffer.on('error', () => undefined);
  source.write(Buffer.alloc(bytes));
  if (isWhole) {
    source.end();
  }
  await settled();
  return { source, buffer, ended };
}

describe('a response for a client that reads slowly', () => {
  it('is taken from its service at once while it fits', async () => {
    const { source, buffer, ended } = await given(400 * KB, true);

    expect(source.readableEnded).toBe(true);
    await vi.advanceTimersByTimeAsync(10 * CHECK_MS);
    expect(ended).not.toHaveBeenCalled();
    expect(await lengthOf(buffer)).toBe(400 * KB);
  });

  it('is ended when it still holds its service and nothing of it is taken', async () => {
    const { source, ended } = await given(400 * KB, false);

    await vi.advanceTimersByTimeAsync(2 * CHECK_MS);
    await settled();

    expect(source.destroyed).toBe(true);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'SlowReader' }));
  });

  it('goes on while enough of it is taken between two checks', async () => {
    const { source, buffer, ended } = await given(400 * KB, false);

    for (let check = 0; check < 10; check += 1) {
      buffer.read(6 * KB);
      await vi.advanceTimersByTimeAsync(CHECK_MS);
    }

    expect([source.destroyed, ended.mock.calls]).toEqual([false, []]);
  });
});
