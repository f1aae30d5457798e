import { formatNumber } from '@bazaar/locale';
import { useEffect, useRef, useState } from 'react';
import { readInWorker } from './sheet-file.ts';
import { sheetFileMessages as messages } from './sheet-file-messages.ts';
import type { SheetReading } from './sheet-reading.ts';
import { useSheet } from './use-sheet.ts';

type State = { phase: 'idle' | 'reading' | 'stopped' } | { phase: 'failed'; error: string };

/** Reads a chosen file, one at a time; it stops when the user cancels or the panel is gone. */
export function useFileReading() {
  const { take } = useSheet();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (file: File, sheet?: number) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ phase: 'reading' });
    const reading = await readInWorker({ file, name: file.name, sheet }, own.signal);
    if (reading === null || own.signal.aborted) {
      return;
    }
    if ('fault' in reading) {
      setState({ phase: 'failed', error: faultText(reading) });
      return;
    }
    const { table, ...content } = reading;
    take(table, { file: { file, content } });
    setState({ phase: 'idle' });
  };
  const stop = () => {
    running.current?.abort();
    setState({ phase: 'stopped' });
  };
  return {
    isReading: state.phase === 'reading',
    wasStopped: state.phase === 'stopped',
    error: state.phase === 'failed' ? state.error : undefined,
    read,
    stop,
  };
}

function faultText({ fault, rows = 0 }: Extract<SheetReading, { fault: unknown }>): string {
  return fault === 'tooManyRows' ? messages.tooManyRows(formatNumber(rows)) : messages.fault[fault];
}
