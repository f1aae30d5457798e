/**
 * Runs the whole site from its sources, for those who work on it. Components of the shell and of every remote are
 * replaced in the open page with their state kept; the services and the shell's server start anew after a change.
 *
 *   npm run dev                               everything
 *   npm run dev -- mf-catalog mf-suppliers    these remotes alone; another one joins when `npm run dev` is started
 *                                             in its own folder, and until then its addresses answer 404
 *
 * Prints one line `ready http://localhost:<port>` when the site answers. Ctrl-C stops everything. What it makes lies
 * in `.data/dev`, apart from a production build; `SHELL_BUILD_PORT` (3010) moves the port of the shell's build.
 * Exit 0: stopped by hand. Exit 1: one line says what was in the way; nothing is left running.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEVELOPMENT_VERSION, REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { SetupProblem } from './console.ts';
import { devProcesses } from './dev/dev-processes.ts';
import { fixedPorts, type Ports } from './ports.ts';
import { dataDir, dataPaths } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import { assertPortFree, assertPortsFree } from './site/free-ports.ts';
import { runProcesses } from './site/run-processes.ts';
import { waitForSuccess, waitUntilReady } from './site/wait-until-ready.ts';

const SHELL_BUILD_PORT = '3010';

/** @throws SetupProblem for a word that names no remote. */
export function chooseRemotes(words: readonly string[]): readonly RemoteName[] {
  const unknown = words.find((word) => !REMOTE_NAMES.some((name) => name === word));
  if (unknown !== undefined) {
    throw new SetupProblem(`"${unknown}" is no remote`, `Give some of ${REMOTE_NAMES.join(', ')}`);
  }
  return words.length === 0 ? REMOTE_NAMES : REMOTE_NAMES.filter((name) => words.includes(name));
}

/** A port that is not listed may be in use: by a development server that was started separately. */
function portsOf({ remotes }: Ports, names: readonly RemoteName[]): Ports['remotes'] {
  return Object.fromEntries(names.map((name) => [name, remotes[name]])) as Ports['remotes'];
}

/** Waits for every build and the site itself. @returns false when the processes ended before. */
async function becomesReady(
  ports: Ports,
  remotes: readonly RemoteName[],
  ended: Promise<void>,
): Promise<boolean> {
  const waiting = new AbortController();
  void ended.then(() => waiting.abort());
  for (const remote of remotes) {
    await waitForSuccess(
      `http://127.0.0.1:${ports.remotes[remote]}/${DEVELOPMENT_VERSION}/remoteEntry.js`,
      waiting.signal,
    );
  }
  await waitUntilReady(ports, waiting.signal);
  return !waiting.signal.aborted;
}

await runAsScript(import.meta, async () => {
  const remotes = chooseRemotes(process.argv.slice(2));
  const ports = fixedPorts(process.env);
  const shellBuildPort = Number(process.env.SHELL_BUILD_PORT ?? SHELL_BUILD_PORT);
  const data = resolve(dataDir(), 'dev');
  const paths = dataPaths(data);
  await assertPortsFree({ ...ports, remotes: portsOf(ports, remotes) });
  await assertPortFree("the shell's build", shellBuildPort, 'SHELL_BUILD_PORT');
  // The output of an earlier run may come from other sources.
  for (const folder of [paths.developmentShell, ...remotes.map(paths.remote)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(paths.logs, { recursive: true });
  console.log('starting the services, the builds and the shell');
  const running = runProcesses(
    devProcesses({ ports, shellBuildPort, data, paths, remotes }),
    paths.logs,
    process.stdout,
  );
  if (await becomesReady(ports, remotes, running.ended)) {
    console.log(`ready http://localhost:${ports.shell}`);
  }
  await running.ended;
  const failure = running.failure();
  if (failure) {
    throw failure;
  }
  return true;
});
