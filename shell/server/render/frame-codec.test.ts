import { describe, expect, it } from 'vitest';
import { createFrameReader, encodeFrame, type Frame } from './frame-codec.ts';

const frame = (text: string, request = 7, kind = 3): Frame => ({ request, kind, body: Buffer.from(text) });
const texts = (frames: readonly Frame[]) => frames.map(({ body }) => body.toString('utf8'));

describe('frames in a stream of bytes', () => {
  it('carry request, kind and body', () => {
    expect(createFrameReader()(encodeFrame(frame('سلام')))).toEqual([frame('سلام')]);
  });

  it.each([1, 2, 3, 7, 1000])('arrive in pieces of %i bytes', (size) => {
    const bytes = Buffer.concat(['یک', '', 'x'.repeat(500), 'دو'].map((text) => encodeFrame(frame(text))));
    const read = createFrameReader();
    const received: string[] = [];
    for (let at = 0; at < bytes.byteLength; at += size) {
      received.push(...texts(read(bytes.subarray(at, at + size))));
    }

    expect(received).toEqual(['یک', '', 'x'.repeat(500), 'دو']);
  });

  it('are an error when a length is none', () => {
    const short = Buffer.from([0, 0, 0, 1, 0]);
    const long = encodeFrame(frame('x'.repeat(200)));

    expect(() => createFrameReader()(short)).toThrow('A frame of 1 bytes');
    expect(() => createFrameReader(100)(long)).toThrow('A frame of 205 bytes');
  });
});
