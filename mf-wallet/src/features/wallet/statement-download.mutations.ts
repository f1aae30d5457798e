import { saveFile } from '@bazaar/csv';
import { useHost } from '@bazaar/host';
import { formatJalaliShort, toLatinDigits } from '@bazaar/locale';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';
import { messages } from './messages.ts';
import { statementCsv } from './statement-csv.rules.ts';
import { collectStatement } from './statement-pages.api.ts';

interface Progress {
  done: number;
  total: number;
}

/** Loads the statement page by page and saves it as a file; leaving the page cancels it. */
export function useStatementDownload(view: StatementView) {
  const host = useHost();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const lines = await collectStatement(host.api, { view, signal, onProgress });
      signal.throwIfAborted();
      saveFile({ name: fileName(new Date()), type: 'text/csv;charset=utf-8', text: statementCsv(lines) });
    },
    onError: () => {
      if (!running.current?.signal.aborted) {
        host.toast.show({ tone: 'danger', title: messages.downloadFailed, detail: messages.tryLater });
      }
    },
    onSettled: () => setProgress(null),
  });
  return { progress, isPending, start: () => mutate() };
}

function fileName(now: Date): string {
  const day = toLatinDigits(formatJalaliShort(now.toISOString())).replaceAll('/', '-');
  return `wallet-statement-${day}.csv`;
}
