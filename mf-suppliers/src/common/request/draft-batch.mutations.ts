import { waitSeconds } from '@bazaar/contracts/failure';
import { type Host, useHost } from '@bazaar/host';
import { useEffect, useState } from 'react';
import { attemptKey, forgetAttempt } from './attempt-key.store.ts';
import { type DraftStatus, failureOf, sendable } from './draft-batch.rules.ts';
import {
  createDraftRequest,
  type DraftGroup,
  type DraftLine,
  type DraftNeed,
  idOf,
} from './draft-request.ts';
import { requestCustomer } from './request-customer.store.ts';

/**
 * Makes several drafts one after another, so that the visitor can follow the progress. A failure does not stop the
 * others; calling `run` again sends only what is not made yet, each with the key of its first attempt. All of them belong
 * to one need: `begunNeed` when its other drafts were made before a sign-in, else a new one for several lines. They have
 * the customer that is chosen when the first one is made.
 */
export function useDraftBatch(lines: readonly DraftLine[], begunNeed: DraftNeed) {
  const host = useHost();
  const [group, setGroup] = useState<DraftGroup | null>(null);
  const [statuses, setStatuses] = useState<readonly DraftStatus[]>(() =>
    lines.map(() => ({ is: 'waiting' })),
  );
  const [isRunning, setRunning] = useState(false);

  const run = async () => {
    const isBegun = statuses.some(({ is }) => is === 'made');
    const joined = isBegun && group !== null ? group : groupOf(host, lines, begunNeed);
    setGroup(joined);
    setRunning(true);
    const release = host.hold('draft-batch');
    try {
      for (const index of sendable(statuses)) {
        const notify = (status: DraftStatus) => setStatuses((current) => current.with(index, status));
        notify({ is: 'sending' });
        const outcome = await make(host, lines[index], joined);
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
    if (group !== null && statuses.every(({ is }) => is === 'made')) {
      forgetAttempt(needAct(host, lines, group));
    }
  }, [host, lines, statuses, group]);
  return { statuses, isRunning, run, needId: group?.needId ?? begunNeed };
}

/** Kept like the keys, so that what is tried again after a reload still belongs to the drafts that were made before. */
function groupOf(host: Host, lines: readonly DraftLine[], begunNeed: DraftNeed): DraftGroup {
  const customer = requestCustomer.get();
  const isJoined = begunNeed === undefined && lines.length > 1;
  return { customer, needId: isJoined ? attemptKey(needAct(host, lines, { customer })) : begunNeed };
}

function needAct(
  host: Host,
  lines: readonly DraftLine[],
  { customer }: Pick<DraftGroup, 'customer'>,
): string {
  const texts = lines.map(({ productId, quantity }) => `${productId} ${quantity}`);
  return ['need', host.session().userId, ...texts, ...idOf(customer)].join(':');
}

async function make(host: Host, line: DraftLine | undefined, group: DraftGroup): Promise<DraftStatus> {
  if (line === undefined) {
    return { is: 'failed', failure: 'gone' };
  }
  try {
    const { number } = await createDraftRequest(host, line, group);
    return { is: 'made', number };
  } catch (error) {
    const failure = failureOf(error);
    return failure === 'busy'
      ? { is: 'failed', failure, waitSeconds: waitSeconds(error) }
      : { is: 'failed', failure };
  }
}
