import { MAXIMUM_FILE_BYTES } from './sheet-limits.ts';
import type { SheetReading, SheetRequest } from './sheet-reading.ts';

/**
 * Reads a file in a worker, so that the page stays responsive and a file that fills the memory ends the worker alone.
 * Null once `signal` has stopped it.
 */
export async function readInWorker(request: SheetRequest, signal: AbortSignal): Promise<SheetReading | null> {
  if (request.file.size > MAXIMUM_FILE_BYTES) {
    return { fault: 'tooLarge' };
  }
  const worker = startWorker();
  if (worker === null) {
    return readHere(request, signal);
  }
  const { promise, resolve } = Promise.withResolvers<SheetReading | null>();
  worker.onmessage = ({ data }: MessageEvent<SheetReading>) => resolve(data);
  worker.onerror = () => resolve({ fault: 'notLoaded' });
  const stop = () => resolve(null);
  signal.addEventListener('abort', stop);
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/** Null where the browser refuses one: a development server serves this remote from another origin. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./sheet-reader-worker.ts', import.meta.url));
  } catch {
    return null;
  }
}

async function readHere(request: SheetRequest, signal: AbortSignal): Promise<SheetReading | null> {
  try {
    const { readSheetFile } = await import('./sheet-reader.ts');
    const reading = await readSheetFile(request);
    return signal.aborted ? null : reading;
  } catch {
    return { fault: 'notLoaded' };
  }
}
