import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '../ports.ts';
import { startRelay } from './relay.ts';

it('a relay passes everything on, nothing while it is cut, and new connections again once it is restored', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [port = 0] = await freePorts(1);
  const relay = await startRelay(port, (server.address() as AddressInfo).port);
  const first = connect(relay.port, '127.0.0.1').on('error', () => undefined);
  first.write('before');
  const [echo] = await once(first, 'data');
  expect(String(echo)).toBe('before');

  relay.cut();
  const during: string[] = [];
  first.on('data', (part) => during.push(String(part)));
  first.write('lost');
  const hanging = connect(relay.port, '127.0.0.1').on('error', () => undefined);
  await once(hanging, 'connect');
  hanging.on('data', (part) => during.push(String(part)));
  hanging.write('lost as well');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([during, first.destroyed]).toEqual([[], false]);

  relay.restore();
  await Promise.all([once(first, 'close'), once(hanging, 'close')]);
  const second = connect(relay.port, '127.0.0.1').on('error', () => undefined);
  second.write('after');
  const [again] = await once(second, 'data');
  expect(String(again)).toBe('after');
  await relay[Symbol.asyncDispose]();
  server.close();
});
