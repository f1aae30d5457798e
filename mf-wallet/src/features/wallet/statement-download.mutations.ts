import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StatementView } from '../../common/wallet/wallet.keys.ts';
import { messages } from './messages.ts';

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
      // What makes the file is needed by this press alone.
      const { saveStatement } = await import('./save-statement.ts');
      await saveStatement(host.api, { view, signal, onProgress });
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
