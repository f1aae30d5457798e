import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Rewritten } from './rewrite-image.adapter.ts';

const REWRITING = fileURLToPath(new URL('./rewrite-process.adapter.ts', import.meta.url));
const TIMEOUT_MS = 60_000;

/** Input of the process that rewrites a photograph. */
export interface RewriteWork {
  /** Path of the upload. */
  readonly file: string;
  /** The folder for what is written. */
  readonly folder: string;
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Rewrites a photograph; one at a time, since encoding takes a whole core. It uses a separate process without any of
 * our variables: decoders of foreign files belong where no secret is, and their memory ends with them. A process that
 * dies or takes too long has met a photograph that is not to be trusted.
 */
export function rewriteInProcess(work: RewriteWork): Promise<Rewritten> {
  const run = previous.then(() => runOnce(work));
  previous = run.catch(() => undefined);
  return run;
}

async function runOnce(work: RewriteWork): Promise<Rewritten> {
  const child = fork(REWRITING, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  try {
    child.send(work);
    return await answerOf(child);
  } finally {
    child.kill('SIGKILL');
  }
}

function answerOf(child: ChildProcess): Promise<Rewritten> {
  return new Promise((resolve, reject) => {
    child.once('message', (rewritten) => resolve(rewritten as Rewritten));
    child.once('error', reject);
    child.once('exit', () => resolve({ refusal: 'unreadable' }));
  });
}
