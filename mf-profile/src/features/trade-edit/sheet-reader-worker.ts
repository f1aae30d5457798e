import { readSheetFile } from './sheet-reader.ts';
import type { SheetRequest } from './sheet-reading.ts';

/** The worker's side: it says that it has started, reads one file, and is ended by the page. */
addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void readSheetFile(data).then((reading) => globalThis.postMessage(reading));
});
globalThis.postMessage('started');
