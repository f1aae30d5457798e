import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppOptions, chooseServices, openServices } from '../app.ts';
import { createDatabase } from '../kit/database/database.ts';

interface SeparateApps extends AsyncDisposable {
  /** Where all of them are reached, each by the first part of its addresses. */
  readonly base: string;
}

/** Runs every service as an app of its own, with its own connections and jobs, behind one forwarding server. */
export async function openSeparateApps(
  url: string,
  options: Pick<AppOptions, 'clock' | 'environment'>,
): Promise<SeparateApps> {
  const closing = new AsyncDisposableStack();
  const ports = new Map<string, number>();
  for (const { name } of chooseServices(undefined)) {
    const db = createDatabase(url, { connections: 3 });
    closing.defer(() => db.destroy());
    const { app, startJobs } = await openServices({ ...options, db, services: [name] });
    closing.defer(() => app.close());
    startJobs();
    await app.listen({ host: '127.0.0.1', port: 0 });
    ports.set(name, (app.server.address() as AddressInfo).port);
  }
  const server = createServer((request, response) => {
    const [, name = ''] = (request.url ?? '').split('/');
    forward(request, response, ports.get(name) ?? 0);
  });
  closing.defer(() => new Promise((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = request;
  const onward = open({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.once('error', (error) => response.destroy(error));
  request.pipe(onward);
}
