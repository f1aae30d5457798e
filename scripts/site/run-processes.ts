import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import concurrently from 'concurrently';
import { SetupProblem } from '../console.ts';
import type { PlatformProcess } from './platform-processes.ts';

/** A set of processes that live and end together. */
export interface RunningProcesses {
  /** Ends when the first of them ends and the others were stopped, or when the user asks to stop. */
  ended: Promise<void>;
  /** What the process that ended first said last; null while they run, and after a stop by hand. */
  failure(): Error | null;
  stop(): Promise<void>;
}

/**
 * Runs them all, each writing into `<logs>/<name>.log` and, behind its name, to `output`; when one ends, all end.
 */
export function runProcesses(
  processes: readonly PlatformProcess[],
  logs: string,
  output: Writable = createWriteStream('/dev/null'),
): RunningProcesses {
  let problem: Error | null = null;
  let isStopping = false;
  const { commands, result } = concurrently(
    processes.map(({ name, script, environment, cwd }) => ({
      name,
      ...(cwd === undefined ? {} : { cwd }),
      command: [process.execPath, ...script].map(quote).join(' '),
      env: environment,
    })),
    { raw: false, outputStream: output, killOthersOn: ['failure', 'success'], killTimeout: 12_000 },
  );
  for (const command of commands) {
    const log = createWriteStream(join(logs, `${command.name}.log`));
    command.stdout.subscribe((chunk) => log.write(chunk));
    command.stderr.subscribe((chunk) => log.write(chunk));
    command.close.subscribe(({ exitCode, killed }) => {
      if (!killed && !isStopping && problem === null) {
        problem = new SetupProblem(
          `${command.name} ended (${exitCode}): ${lastLine(join(logs, `${command.name}.log`))}`,
          `See ${join(logs, `${command.name}.log`)}`,
        );
      }
    });
  }
  const stop = () => {
    isStopping = true;
    for (const command of commands) {
      command.kill('SIGTERM');
    }
    return ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopping = true;
      if (signal !== 'SIGINT') {
        void stop();
      }
    });
  }
  const ended: Promise<void> = result.then(
    () => undefined,
    () => undefined,
  );
  return { ended, failure: () => (isStopping ? null : problem), stop };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function lastLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').at(-1)?.slice(0, 300) ?? '';
  } catch {
    return 'it said nothing';
  }
}
