import { readSheetFile } from './sheet-reader.ts';
import type { SheetReading, SheetRequest } from './sheet-reading.ts';

/** Workers that were started in a test. */
export const startedWorkers: GivenWorker[] = [];

/** A worker that reads in the test's own thread, since the test's browser has none. */
export class GivenWorker {
  onmessage: ((event: { data: 'started' | SheetReading }) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;

  constructor() {
    startedWorkers.push(this);
    queueMicrotask(() => this.start());
  }

  start(): void {
    this.onmessage?.({ data: 'started' });
  }

  postMessage(request: SheetRequest): void {
    void readSheetFile(request).then((data) => this.isEnded || this.onmessage?.({ data }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** A worker that never answers. */
export class SilentWorker extends GivenWorker {
  override postMessage(): void {}
}

/** A worker whose script does not arrive. */
export class MissingWorker extends GivenWorker {
  override start(): void {
    this.onerror?.();
  }
}

/** A worker that ends while it reads, as when its memory is full. */
export class BrokenWorker extends GivenWorker {
  override postMessage(): void {
    queueMicrotask(() => this.onerror?.());
  }
}
