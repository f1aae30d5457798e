import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openResponse, type ResponseWriter } from './response-writer.ts';

/** A server that responds to each request with what the test writes. */
async function serve(answer: (writer: ResponseWriter) => void) {
  const server = createServer((request, response) => {
    answer(
      openResponse(response, {
        status: 201,
        headers: { 'x-test': 'yes' },
        acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A response as sent over the network, not decoded. */
async function raw(port: number, acceptEncoding: string) {
  const bytes: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.0\r\naccept-encoding: ${acceptEncoding}\r\n\r\n`);
  for await (const chunk of socket) {
    bytes.push(chunk);
  }
  const all = Buffer.concat(bytes);
  const split = all.indexOf('\r\n\r\n');
  return { head: all.subarray(0, split).toString().toLowerCase(), body: all.subarray(split + 4) };
}

describe('openResponse', () => {
  const text = 'سلام، دنیا! '.repeat(50);
  const hello = (writer: ResponseWriter) => {
    writer.write(text);
    writer.write('پایان');
    writer.end();
  };

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for "%s" compresses with %s', async (accept, encoding, decode) => {
    const { head, body } = await raw(await serve(hello), accept);

    expect(head).toContain(`content-encoding: ${encoding}`);
    expect(decode(body).toString()).toBe(`${text}پایان`);
    expect(body.byteLength).toBeLessThan(Buffer.byteLength(text));
  });

  it.each(['identity', ''])('for "%s" sends the text uncompressed', async (accept) => {
    const { head, body } = await raw(await serve(hello), accept);

    expect(head).not.toContain('content-encoding');
    expect(body.toString()).toBe(`${text}پایان`);
  });

  it('sends status and headers, and a Vary header for caches', async () => {
    const { head } = await raw(await serve(hello), 'br');

    expect(head).toMatch(/^http\/1\.1 201 /);
    expect(head).toContain('x-test: yes');
    expect(head).toContain('vary: accept-encoding, cookie');
  });

  it('sends the first text before the rest is written, compressed too', async () => {
    let writer: ResponseWriter | undefined;
    const port = await serve((opened) => {
      writer = opened;
      opened.write('<head>');
    });
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } });
    const reader = response.body?.getReader();

    const { value } = (await reader?.read()) ?? {};

    // fetch has decoded what was flushed so far; nothing more has been written yet.
    expect(Buffer.from(value ?? []).toString()).toBe('<head>');
    writer?.end();
    await expect(reader?.read()).resolves.toMatchObject({ done: true });
  });

  it('continues to serve others when a visitor disconnects in the middle', async () => {
    const writers: ResponseWriter[] = [];
    const port = await serve((writer) => {
      writers.push(writer);
      writer.write('first');
      if (writers.length > 1) {
        writer.end();
      }
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n');
    socket.once('data', () => socket.destroy());
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    });

    for (let count = 0; count < 50; count += 1) {
      writers[0]?.write('more '.repeat(1000));
    }
    writers[0]?.end();

    const { body } = await raw(port, 'identity');
    expect(body.toString()).toBe('first');
  });
});
