import { connect, createServer, type Socket } from 'node:net';

/** Stands in the network between two machines, and can be cut. */
export interface Relay extends AsyncDisposable {
  readonly port: number;
  /** From now on nothing passes, and nobody is told: open connections hang, and new ones come to nothing. */
  cut(): void;
  /** Everything passes again; connections that hung are lost. */
  restore(): void;
}

/** Starts a relay at one port of this machine to another. */
export async function startRelay(port: number, target: number): Promise<Relay> {
  const open = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket));
  };
  const server = createServer((incoming) => {
    hold(incoming);
    if (isCut) {
      incoming.pause();
      return;
    }
    const outgoing = connect(target, '127.0.0.1');
    hold(outgoing);
    incoming.pipe(outgoing).once('close', () => isCut || incoming.destroy());
    outgoing.pipe(incoming).once('close', () => isCut || outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const destroyAll = () => {
    for (const socket of open) {
      socket.destroy();
    }
  };
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    restore() {
      isCut = false;
      destroyAll();
    },
    async [Symbol.asyncDispose]() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
