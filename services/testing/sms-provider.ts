import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** An SMS provider that keeps the codes which it was to send. */
export interface SmsProviderServer {
  /** What makes the services send by it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  stop(): void;
}

/** Starts a provider on this machine; it answers every message with success. */
export async function startSmsProvider(): Promise<SmsProviderServer> {
  const codes: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const { token } = (await json(request)) as { token: string };
      codes.push(token);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    codes,
    variables: {
      SMS_SENDER: 'http',
      SMS_HTTP_URL: `http://127.0.0.1:${port}/send`,
      SMS_HTTP_TOKEN: 'key',
      SMS_TEMPLATE: 'code',
    },
    stop: () => void server.close(),
  };
}
