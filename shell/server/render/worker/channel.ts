import type { Socket } from 'node:net';
import { createFrameReader, encodeFrame } from '../frame-codec.ts';
import { type FrontMessages, frontKindOf, type WorkerMessages, workerKind } from '../protocol.ts';
import { captured } from './captured.ts';

/** A message of the shell's server. */
export type FrontMessage = {
  [Kind in keyof FrontMessages]: { kind: Kind; request: number; body: FrontMessages[Kind] };
}[keyof FrontMessages];

/** The worker's side of its socket. */
export interface Channel {
  /** `request` is 0 for what concerns the worker itself. */
  send<Kind extends keyof WorkerMessages>(kind: Kind, request: number, body: WorkerMessages[Kind]): void;
  sendChunk(request: number, bytes: Buffer): void;
  onMessage(listener: (message: FrontMessage) => void): void;
}

export function createChannel(socket: Socket): Channel {
  const write = (kind: Parameters<typeof workerKind>[0], request: number, body: Buffer) =>
    socket.write(encodeFrame({ request, kind: workerKind(kind), body }));
  return {
    send: (kind, request, body) => void write(kind, request, Buffer.from(captured.stringify(body))),
    sendChunk: (request, bytes) => void write('chunk', request, bytes),
    onMessage(listener) {
      const read = createFrameReader();
      socket.on('data', (bytes) => {
        for (const { request, kind, body } of read(bytes)) {
          const name = frontKindOf(kind);
          if (name) {
            listener({ kind: name, request, body: captured.parse(body.toString('utf8')) } as FrontMessage);
          }
        }
      });
    },
  };
}
