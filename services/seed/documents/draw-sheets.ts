import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './sheet.ts';

const DRAWING = fileURLToPath(new URL('./sheet-process.ts', import.meta.url));

/** What the process that draws is told. */
export interface SheetWork {
  readonly sheets: readonly Sheet[];
  /** Whose sheets they are. */
  readonly brand: string;
  readonly now: Date;
}

/**
 * Draws sheets, in their order. In a process of its own: what draws and its fonts take eighty megabytes, which the
 * services would keep as long as they run.
 */
export async function drawSheets(work: SheetWork): Promise<Buffer[]> {
  const child = fork(DRAWING, { execArgv: [], serialization: 'advanced' });
  try {
    child.send(work);
    return await answerOf(child);
  } finally {
    child.kill();
  }
}

function answerOf(child: ChildProcess): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    child.once('message', (files) => resolve(files as Buffer[]));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The process that draws the documents ended (${signal ?? code}) before it was done.`));
    });
  });
}
