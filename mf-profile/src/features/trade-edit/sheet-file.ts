import { MAXIMUM_FILE_BYTES } from './sheet-limits.ts';
import type { SheetReading, SheetRequest } from './sheet-reading.ts';

type Message = 'started' | SheetReading;

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
  const { promise, resolve } = Promise.withResolvers<SheetReading | 'notStarted' | null>();
  let hasStarted = false;
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'started') {
      hasStarted = true;
      worker.postMessage(request);
    } else {
      resolve(data);
    }
  };
  worker.onerror = () => resolve(hasStarted ? { fault: 'damaged' } : 'notStarted');
  const stop = () => resolve(null);
  signal.addEventListener('abort', stop);
  const reading = await promise;
  signal.removeEventListener('abort', stop);
  worker.terminate();
  return reading === 'notStarted' ? readHere(request, signal) : reading;
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
