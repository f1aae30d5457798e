import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { receiveBodies } from './request-bodies.ts';

/** As many as one client may have under way, and some more. */
const ALLOWED = 8;
const MANY = 20;

/** An upload of which a little arrives, and no more before it is ended. */
function slowUpload(): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push('--x\r\n');
  return stream;
}

describe('receiveBodies', () => {
  it('refuses the oldest of too many uploads of one client, and receives the others', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    receiveBodies(app, tmpdir());
    app.post('/', async (request) => {
      (request.body as Readable).destroy();
      return 'done';
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const statuses: number[] = [];
    const uploads = Array.from({ length: MANY }, slowUpload);
    const responses = uploads.map(async (payload) => {
      statuses.push((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode);
    });

    await vi.waitFor(() => expect(statuses).toHaveLength(MANY - ALLOWED), 5000);
    expect(new Set(statuses)).toEqual(new Set([408]));
    for (const upload of uploads) {
      upload.push(null);
    }
    await Promise.all(responses);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ALLOWED);
  });
});
