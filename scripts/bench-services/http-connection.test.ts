import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openConnection, requestText } from './http-connection.ts';

async function givenServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = await openConnection((server.address() as AddressInfo).port);
  onTestFinished(() => {
    connection.close();
    server.close();
  });
  return connection;
}

it('sends one request after the other on one connection, and reads each response to its end', async () => {
  const seen: string[] = [];
  const connection = await givenServer(async (request, response) => {
    seen.push(
      `${request.socket.remotePort} ${request.method} ${request.url} ${request.headers.authorization}`,
    );
    const body = 'م'.repeat(200_000);
    response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, 100_000));
    setImmediate(() => response.end(body.slice(100_000)));
  });

  const ask = (address: string) => connection.ask(requestText({ method: 'GET', address, token: 'abc' }));
  const statuses = [await ask('/a'), await ask('/gone'), await ask('/b')];

  expect(statuses).toEqual([200, 404, 200]);
  expect(new Set(seen.map((line) => line.split(' ')[0])).size).toBe(1);
  expect(seen[0]).toMatch(/ GET \/a Bearer abc$/);
});

it('sends a body with its length in bytes and an idempotency key', async () => {
  const seen: unknown[] = [];
  const connection = await givenServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    seen.push(request.headers['idempotency-key'], JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.setHeader('content-length', 0);
    response.end();
  });
  const call = { method: 'POST', address: '/pay', body: JSON.stringify({ note: 'پرداخت' }) };

  expect(await connection.ask(requestText(call, 'key-1'))).toBe(200);
  expect(seen).toEqual(['key-1', { note: 'پرداخت' }]);
});

it('fails when the server closes the connection, instead of waiting', async () => {
  const connection = await givenServer((request) => void request.socket.destroy());

  await expect(connection.ask(requestText({ method: 'GET', address: '/' }))).rejects.toThrow();
});
