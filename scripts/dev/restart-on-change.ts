/**
 * Runs a script of this project, and restarts it when a file in one of the folders changes.
 *
 *   node scripts/dev/restart-on-change.ts services/main.ts services shared/contracts/src
 *
 * A script that fails at its first start ends this process with its exit code; one that fails after a change waits
 * for the next change. SIGINT and SIGTERM reach the script once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../releases/paths.ts';
import { runAsScript } from '../run-as-script.ts';

/** One save in an editor causes several events, which are treated as one change. */
const QUIET_MS = 150;
const SOURCES = /\.(ts|tsx|sql|json|md)$/;
const NO_SOURCES = /(^|\/)node_modules\/|\.(test|spec)\.tsx?$/;

/** Whether a change of this file, named from a watched folder, requires a restart. */
export function isSource(file: string): boolean {
  return SOURCES.test(file) && !NO_SOURCES.test(file);
}

interface Keeper {
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Exit code of a first start that failed; never settles otherwise. */
  failed: Promise<number>;
}

function keepRunning(script: string): Keeper {
  const { promise: failed, resolve: fail } = Promise.withResolvers<number>();
  let isFirst = true;
  let child = start();

  function start(): ChildProcess {
    // A process group of its own: Ctrl-C in the terminal must not reach it a second time while it is closing.
    const started = spawn(process.execPath, [script], { cwd: ROOT, stdio: 'inherit', detached: true });
    started.once('exit', (code, signal) => {
      if (signal === null && code !== 0 && isFirst) {
        fail(code ?? 1);
      }
    });
    return started;
  }

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
  }

  return {
    failed,
    stop,
    async restart() {
      isFirst = false;
      await stop();
      child = start();
    },
  };
}

/** Calls `act` after each burst of changes, and never again before it has finished. */
function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (file !== null && isSource(file)) {
        clearTimeout(timer);
        timer = setTimeout(() => {
          running = running.then(act);
        }, QUIET_MS);
      }
    });
  }
}

await runAsScript(import.meta, async () => {
  const [script = '', ...folders] = process.argv.slice(2);
  const keeper = keepRunning(script);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void keeper.stop().then(() => process.exit(0)));
  }
  onChange(folders, async () => {
    console.log(`${script} starts anew`);
    await keeper.restart();
  });
  process.exit(await keeper.failed);
});
