import { type Host, useHost } from '@bazaar/host';
import { useEffect, useState } from 'react';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';
import { type DraftStatus, failureOf, sendable } from './draft-batch.rules.ts';
import { createDraftRequest, type DraftLine, type DraftNeed } from './draft-request.ts';

/**
 * Makes several drafts one after another, so that the visitor can follow the progress. A failure does not stop the
 * others; calling `run` again sends only what is not made yet, each with the key of its first attempt. All of them belong
 * to one need: `begunNeed` when its other drafts were made before a sign-in, else a new one for several lines.
 */
export function useDraftBatch(lines: readonly DraftLine[], begunNeed: DraftNeed) {
  const host = useHost();
  const [needId] = useState(() => begunNeed ?? needOf(host, lines));
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
        const outcome = await make(host, lines[index], needId);
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
  useEffect(() => {
    if (statuses.every(({ is }) => is === 'made')) {
      forgetAttempt(needAct(host, lines));
    }
  }, [host, lines, statuses]);
  return { statuses, isRunning, run, needId };
}

/** Kept like the keys, so that what is tried again after a reload still belongs to the drafts that were made before. */
function needOf(host: Host, lines: readonly DraftLine[]): DraftNeed {
  return lines.length < 2 ? undefined : attemptKey(needAct(host, lines));
}

function needAct(host: Host, lines: readonly DraftLine[]): string {
  const texts = lines.map(({ productId, quantity }) => `${productId} ${quantity}`);
  return ['need', host.session().userId, ...texts].join(':');
}

async function make(host: Host, line: DraftLine | undefined, needId: DraftNeed): Promise<DraftStatus> {
  if (line === undefined) {
    return { is: 'failed', failure: 'gone' };
  }
  try {
    const { number } = await createDraftRequest(host, line, needId);
    return { is: 'made', number };
  } catch (error) {
    return { is: 'failed', failure: failureOf(error) };
  }
}
