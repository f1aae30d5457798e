/**
 * Sets everything up and runs the whole site: database, services, one origin per remote, the shell.
 *
 *   npm start            at http://localhost:3000, with demo data
 *   PORT=8080 npm start  elsewhere
 *
 * Prints what it does, and at the end one line `ready http://localhost:<port>`. Ctrl-C stops everything.
 * Exit 0: stopped by hand. Exit 1: one line says what was in the way; nothing is left running.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { SetupProblem } from './console.ts';
import { fixedPorts } from './ports.ts';
import { dataDir, dataPaths } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';
import { assertPortsFree } from './site/free-ports.ts';
import { platformProcesses } from './site/platform-processes.ts';
import { runProcesses } from './site/run-processes.ts';
import { waitUntilReady } from './site/wait-until-ready.ts';

/** Before anything is built: what the operator of a site for others has set wrong, all at once. */
function refuseFaultySetUp(): void {
  const { BAZAAR_ENV, BAZAAR_DEMO_PUBLIC } = process.env;
  if (BAZAAR_ENV === undefined && BAZAAR_DEMO_PUBLIC === undefined) {
    return;
  }
  // As a process of its own: this one stays as long as the site, and need not hold the services' code.
  const doctor = [join(import.meta.dirname, 'doctor.ts'), '--before-start'];
  const { status } = spawnSync(process.execPath, doctor, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    throw new SetupProblem('The site was not started', 'Each line above names a variable and what to do');
  }
}

await runAsScript(import.meta, async () => {
  const ports = fixedPorts(process.env);
  const data = dataDir();
  const paths = dataPaths(data);
  await assertPortsFree(ports);
  refuseFaultySetUp();
  mkdirSync(paths.logs, { recursive: true });
  await buildAll(paths, (line) => console.log(line));
  console.log('starting the database, the services, five origins and the shell');
  const running = runProcesses(platformProcesses({ ports, data, environment: process.env }), paths.logs);
  const giveUp = new AbortController();
  const isReady = await Promise.race([
    waitUntilReady(ports, giveUp.signal).then(() => true),
    running.ended.then(() => false),
  ]);
  giveUp.abort();
  if (isReady) {
    console.log(`ready http://localhost:${ports.shell}`);
  }
  await running.ended;
  const failure = running.failure();
  if (failure) {
    throw failure;
  }
  return true;
});
