/**
 * The shell's server in development: the real one, rebuilt in the same process whenever the shell's or a remote's
 * server bundle has changed, so that server HTML and browser always show the same code. The shell's own browser
 * files come from its development build; the browser loads those of remotes from their own origins.
 *
 * A remote whose own `npm run dev` was started separately joins as soon as it has compiled.
 *
 *   SHELL_BUILD_PORT=3010 node scripts/dev/serve-shell.ts
 */

import { existsSync, watchFile } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { buildShellServer } from '../../shell/server/app.ts';
import { readEnvironment, type ShellEnvironment } from '../../shell/server/environment.ts';
import { fixedPorts } from '../ports.ts';
import { type DataPaths, dataDir, dataPaths, ROOT } from '../releases/paths.ts';
import { runAsScript } from '../run-as-script.ts';
import { type DevRemote, devDescriptorFile, writeDevManifest } from './dev-manifest.ts';
import { passOn } from './forward-request.ts';

type ShellServer = Awaited<ReturnType<typeof buildShellServer>>;

const POLL_MS = 150;
/** Time for pending responses to finish after the server was replaced. */
const GRACE_MS = 10_000;
const SHELL_FILES = '/_s/';

function devRemotes(): DevRemote[] {
  const ports = fixedPorts(process.env).remotes;
  return REMOTE_NAMES.map((name) => ({ name, origin: `http://localhost:${ports[name]}` }));
}

function devEnvironment(
  paths: DataPaths,
  remotes: readonly DevRemote[],
  buildPort: string,
): ShellEnvironment {
  const origins = [...remotes.map(({ origin }) => origin), `http://localhost:${buildPort}`];
  return {
    ...readEnvironment(process.env, ROOT),
    // The mirror has the layout of the releases, so compiled remotes are available without a copy.
    mirrorDir: paths.releases,
    // Each change makes a new server, which then shows at once what the changed code does.
    renderWorkers: 0,
    development: {
      origins: origins.flatMap((origin) => [origin, origin.replace('http', 'ws')]),
      shellDir: paths.developmentShell,
    },
  };
}

/** Creates a shell server from the present output. @throws Error when a bundle cannot be evaluated. */
async function makeServer(environment: ShellEnvironment, paths: DataPaths, remotes: readonly DevRemote[]) {
  const require = createRequire(import.meta.url);
  const bundle = join(paths.developmentShell, 'server', 'shell.cjs');
  Reflect.deleteProperty(require.cache, require.resolve(bundle));
  writeDevManifest(paths, remotes);
  const server = await buildShellServer(environment);
  await server.ready();
  return server;
}

/**
 * Calls `act` now and after every change of these files, one run at a time; changes during a run share the next one.
 */
function watchFiles(files: readonly string[], act: () => Promise<void>): void {
  let isRunning = false;
  let isAsked = false;
  const run = async () => {
    isAsked = true;
    while (isAsked && !isRunning) {
      isRunning = true;
      isAsked = false;
      await act();
      isRunning = false;
    }
  };
  for (const file of files) {
    watchFile(file, { interval: POLL_MS }, () => void run());
  }
  void run();
}

await runAsScript(import.meta, async () => {
  const { SHELL_BUILD_PORT: buildPort = '' } = process.env;
  const paths = dataPaths(dataDir());
  const remotes = devRemotes();
  const environment = devEnvironment(paths, remotes, buildPort);
  let current: ShellServer | null = null;

  const assets = join(paths.developmentShell, 'assets.json');
  watchFiles([assets, ...remotes.map(({ name }) => devDescriptorFile(paths, name))], async () => {
    if (!existsSync(assets)) {
      return;
    }
    try {
      const replaced = current;
      current = await makeServer(environment, paths, remotes);
      setTimeout(() => void replaced?.close(), GRACE_MS).unref();
    } catch (error) {
      console.error(error);
    }
  });

  const http = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith(SHELL_FILES)) {
      passOn(request, response, Number(buildPort));
    } else if (current) {
      current.routing(request, response);
    } else {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
      response.end('The shell is being compiled.');
    }
  });
  http.listen({ host: environment.host, port: environment.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
  return true;
});
