/**
 * A render worker: a process that runs code of remotes and makes documents of it, for the shell's server, which starts
 * it and judges it (`../worker-link.ts`). It has one socket to that server and ends when it closes.
 */

import { Socket } from 'node:net';
import { captured } from './captured.ts';
import { createChannel } from './channel.ts';
import { openWorker } from './render-orders.ts';

const CHANNEL_FD = 3;

const socket = new Socket({ fd: CHANNEL_FD, readable: true, writable: true });
socket.on('error', () => captured.leave(0));
socket.on('close', () => captured.leave(0));
// The server stops its workers itself, after it has sent what they still render.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => undefined);
}
openWorker(createChannel(socket));
