import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The origin of a remote, for tests. */
export interface GivenOrigin {
  origin: string;
  /** What it has, by path in the release; a test may change that. */
  served: Record<string, string | undefined>;
  /** Paths in the release that were asked for. */
  requests: string[];
  /** Responds in another way from now on. */
  respond(listener: RequestListener): void;
}

/** The path in a release of version 1.0.0. */
export function pathIn(url: string | undefined): string {
  return (url ?? '').replace('/1.0.0/', '');
}

/** An origin with the files of version 1.0.0, until the test ends. */
export async function givenOrigin(files: Readonly<Record<string, string>>): Promise<GivenOrigin> {
  const served: Record<string, string | undefined> = { ...files };
  const requests: string[] = [];
  let respond: RequestListener = (request, response) => {
    const file = pathIn(request.url);
    requests.push(file);
    response.writeHead(served[file] === undefined ? 404 : 200).end(served[file]);
  };
  const server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    requests,
    respond(listener) {
      respond = listener;
    },
  };
}
