import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** How a client of a test holds its connection. */
export type Slowness = 'headers' | 'body' | 'upload' | 'reading';

const HOST = 'host: bazaar.example\r\n';

/** What a slow client sends before it stops. */
function beginning(slowness: Slowness, path: string): string {
  if (slowness === 'reading') {
    return `GET ${path} HTTP/1.1\r\n${HOST}\r\n`;
  }
  const head = `POST ${path} HTTP/1.1\r\n${HOST}`;
  if (slowness === 'headers') {
    return head;
  }
  const type = slowness === 'upload' ? 'multipart/form-data; boundary=xx' : 'application/json';
  return `${head}content-type: ${type}\r\ncontent-length: 5000\r\n\r\n${slowness === 'upload' ? '-' : '{'}`;
}

interface SlowClients {
  port: number;
  path: string;
  count: number;
  slowness: Slowness;
  /** Addresses that they come from, as a proxy names them; one after the other. */
  clients?: readonly string[];
}

/** Opens connections that send the beginning of a request and then nothing, or read nothing of the response. */
export async function openSlowSockets({ port, path, count, slowness, clients = [] }: SlowClients) {
  const sockets = Array.from({ length: count }, () => connect({ host: '127.0.0.1', port }));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(
    sockets.map(async (socket: Socket, index) => {
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (slowness === 'reading') {
        socket.pause();
      } else {
        socket.resume();
      }
      const client = clients[index % clients.length];
      const forwarded = client ? `x-forwarded-for: ${client}\r\n` : '';
      socket.write(beginning(slowness, path).replace(HOST, HOST + forwarded));
    }),
  );
  return sockets;
}

/** How long each request takes, in milliseconds; a request without a success fails the test. */
export async function latencies(count: number, send: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const response = await send();
    await response.arrayBuffer();
    if (!response.ok) {
      throw new Error(`A request beside the slow ones was answered ${response.status}.`);
    }
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

/** The time that 99 of 100 sorted ones do not exceed. */
export function p99(times: readonly number[]): number {
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
