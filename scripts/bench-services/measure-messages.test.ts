import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { followMessages } from './measure-messages.ts';

/** A service with one stream; returns it from the service's side, and a wait for messages. */
async function givenStream() {
  const opened = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: open\ndata: {}\n\n');
    opened.resolve(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const arrivalOf = await followMessages(origin, {}, new AbortController().signal);
  return { stream: await opened.promise, arrivalOf };
}

const message = (messageId: number) =>
  `event: message\ndata: ${JSON.stringify({ conversationId: 1, messageId, isMine: false })}\n\n`;

it('returns when a message has arrived, whether it was waited for before or not', async () => {
  const { stream, arrivalOf } = await givenStream();
  const waiting = arrivalOf(7);
  stream.write(message(7) + message(8));

  expect(await waiting).toBeGreaterThan(0);
  expect(await arrivalOf(8)).toBeGreaterThan(0);
});

it.each([
  ['ends', (stream: ServerResponse) => void stream.end()],
  ['breaks', (stream: ServerResponse) => void stream.destroy()],
  ['sends an unknown event', (stream: ServerResponse) => void stream.write('event: x\ndata: {}\n\n')],
])('does not wait for ever once the stream %s', async (_, end) => {
  const { stream, arrivalOf } = await givenStream();
  const waiting = arrivalOf(7);
  end(stream);

  await expect(waiting).rejects.toThrow();
  await expect(arrivalOf(8)).rejects.toThrow();
});
