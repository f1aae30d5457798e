import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import concurrently from 'concurrently';
import { SetupProblem } from '../console.ts';
import type { PlatformProcess } from './platform-processes.ts';
import { createRestarter } from './restarter.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const TAIL_LENGTH = 2000;
/** A process that does not end within this time is killed. */
const STOP_LIMIT_MS = 12_000;

/** A set of processes that start and end together. */
export interface RunningProcesses {
  /** Resolves when one that the others need has ended and they were stopped, or when the user stops them. */
  ended: Promise<void>;
  /** The last output of the process that ended first; null while they run, and when the user stopped them. */
  failure(): Error | null;
  stop(): Promise<void>;
}

/**
 * Runs them all, each writing into `<logs>/<name>.log` and, behind its name, to `output`; when one that the others
 * need ends, all end, unless it is one that is started again.
 */
export function runProcesses(
  processes: readonly PlatformProcess[],
  logs: string,
  output: Writable = nowhere(),
): RunningProcesses {
  let problem: Error | null = null;
  let isStopping = false;
  const { commands, result } = concurrently(
    processes.map(({ name, script, environment, cwd }) => ({
      name,
      ...(cwd === undefined ? {} : { cwd }),
      // `exec` replaces the system shell by the process, which then gets its signals directly.
      command: `exec ${[process.execPath, ...script].map(quote).join(' ')}`,
      env: environment,
    })),
    {
      raw: false,
      outputStream: output,
      kill: sendSignal,
    },
  );
  const endAll = () => {
    for (const command of commands) {
      command.kill('SIGTERM');
    }
    setTimeout(() => commands.map((command) => command.kill('SIGKILL')), STOP_LIMIT_MS).unref();
  };
  const alone = new Set(processes.filter(({ endsAlone }) => endsAlone).map(({ name }) => name));
  const isOver = () => isStopping || problem !== null;
  const restarter = createRestarter(processes, isOver);
  const conclude = (name: string, end: Error) => {
    if (alone.has(name)) {
      console.error(`${end.message} The rest goes on.`);
    } else {
      problem = end;
      endAll();
    }
  };
  for (const command of commands) {
    const file = join(logs, `${command.name}.log`);
    const log = createWriteStream(file);
    // The last output is kept here, since the file may not contain it yet when the process ends.
    let tail = '';
    const keep = (chunk: Buffer) => {
      tail = (tail + chunk.toString('utf8')).slice(-TAIL_LENGTH);
      log.write(chunk);
    };
    command.stdout.subscribe(keep);
    command.stderr.subscribe(keep);
    command.close.subscribe(({ exitCode, killed }) => {
      const end = new SetupProblem(`${command.name} ended (${exitCode}): ${lastLine(tail)}`, `See ${file}`);
      const isWanted = killed || isOver();
      if (!isWanted && restarter.restarts(command)) {
        console.error(`${end.message} It is started again; the rest goes on.`);
        return;
      }
      log.end();
      if (!isWanted) {
        conclude(command.name, end);
      }
    });
  }
  const stop = () => {
    isStopping = true;
    endAll();
    return ended;
  };
  // The processes themselves get the signal from `concurrently`; here it only means that no exit is a failure.
  const askedToStop = () => {
    isStopping = true;
  };
  for (const signal of STOP_SIGNALS) {
    process.on(signal, askedToStop);
  }
  const finish = () => {
    for (const signal of STOP_SIGNALS) {
      process.off(signal, askedToStop);
    }
  };
  const ended: Promise<void> = result.then(finish, finish);
  return { ended, failure: () => problem, stop };
}

/** Each process ends its own children. The library finds them with `ps`, which small systems lack. */
function sendSignal(pid: number, signal?: string): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, 300) || 'it said nothing';
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
