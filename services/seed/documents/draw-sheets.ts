import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sheet } from './sheet.ts';

const DRAWING = fileURLToPath(new URL('./sheet-process.ts', import.meta.url));

/** Input of the drawing process. */
export interface SheetWork {
  readonly sheets: readonly Sheet[];
  /** The brand that is printed on the sheets. */
  readonly brand: string;
  readonly now: Date;
}

/**
 * Draws sheets, in order. It uses a separate process: the PDF library and its fonts take eighty megabytes, which
 * the services would otherwise hold as long as they run.
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
