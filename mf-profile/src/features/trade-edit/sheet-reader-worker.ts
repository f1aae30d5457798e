import { readSheetFile } from './sheet-reader.ts';
import type { SheetRequest } from './sheet-reading.ts';

/** The worker's side: one file a worker, which is ended after its answer or by the user. */
addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void readSheetFile(data).then((reading) => globalThis.postMessage(reading));
});
