import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from '../console.ts';
import { ROOT } from '../releases/paths.ts';
import { functionsThatRan, type RunFunctions } from './coverage.rules.ts';

/** A server whose functions are counted while it runs. */
export interface TracedProcess {
  readonly child: ChildProcess;
  /** What has run since the last question. */
  takeRan(): Promise<RunFunctions[]>;
}

/** Starts a server of the project under the profiler. */
export function startTraced(
  script: string,
  data: string,
  environment: Record<string, string>,
): TracedProcess {
  const folder = coverageFolder(data);
  const child = fork(join(ROOT, script), [], {
    execArgv: ['--import', join(import.meta.dirname, 'coverage-preload.ts')],
    env: { ...process.env, ...environment, NODE_V8_COVERAGE: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    child,
    async takeRan() {
      child.send('write');
      await once(child, 'message');
      return readReports(folder);
    },
  };
}

/**
 * Runs a script of the project to its end; what ran in it and in the processes that it started.
 * @throws SetupProblem when it fails.
 */
export async function runTraced(
  script: string,
  words: readonly string[],
  data: string,
): Promise<RunFunctions[]> {
  const folder = coverageFolder(data);
  const child = spawn(process.execPath, [join(ROOT, script), ...words], {
    env: { ...process.env, NODE_V8_COVERAGE: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) {
    throw new SetupProblem(`${script} ${words.join(' ')} failed`, 'The lines above say why');
  }
  return readReports(folder);
}

function coverageFolder(data: string): string {
  const folder = join(data, 'coverage');
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(join(folder, 'process-'));
}

/** Reads the reports of a folder and removes them, so that each is read once. */
function readReports(folder: string): RunFunctions[] {
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const { result } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return functionsThatRan(result);
  });
}
