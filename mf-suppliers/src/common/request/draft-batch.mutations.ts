import { type Host, useHost } from '@bazaar/host';
import { useState } from 'react';
import { type DraftStatus, failureOf, sendable } from './draft-batch.rules.ts';
import { createDraftRequest, type DraftLine } from './draft-request.ts';

/**
 * Makes several drafts one after another, so that the visitor can follow the progress. A failure does not stop the
 * others; calling `run` again sends only what is not made yet, each with the key of its first attempt.
 */
export function useDraftBatch(lines: readonly DraftLine[]) {
  const host = useHost();
  const [statuses, setStatuses] = useState<readonly DraftStatus[]>(() =>
    lines.map(() => ({ is: 'waiting' })),
  );
  const [isRunning, setRunning] = useState(false);

  const run = async () => {
    setRunning(true);
    const release = host.hold('draft-batch');
    try {
      for (const index of sendable(statuses)) {
        const notify = (status: DraftStatus) => setStatuses((current) => current.with(index, status));
        notify({ is: 'sending' });
        const outcome = await make(host, lines[index]);
        notify(outcome);
        // Without a session the remaining drafts would fail in the same way.
        if (outcome.is === 'failed' && outcome.failure === 'signedOut') {
          break;
        }
      }
    } finally {
      release();
      setRunning(false);
    }
  };
  return { statuses, isRunning, run };
}

async function make(host: Host, line: DraftLine | undefined): Promise<DraftStatus> {
  if (line === undefined) {
    return { is: 'failed', failure: 'gone' };
  }
  try {
    const { number } = await createDraftRequest(host, line);
    return { is: 'made', number };
  } catch (error) {
    return { is: 'failed', failure: failureOf(error) };
  }
}
