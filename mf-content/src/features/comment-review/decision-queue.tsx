import { formatNumber } from '@bazaar/locale';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueueFrame } from './queue-frame.tsx';
import { QueuePending } from './queue-pending.tsx';
import { useDecisions } from './use-decisions.ts';

interface DecisionQueueProps<Entry> {
  answer: UseQueryResult<{ items: readonly Entry[]; totalCount: number }>;
  words: { title: string; note: (count: string) => string; none: string; list: string };
  /** One entry, an `<li>` with a key; each decision is given to `after`, which moves the focus once it is made. */
  entry: (entry: Entry, after: (decision: Promise<boolean>) => Promise<boolean>) => ReactNode;
}

/** Entries that operators decide about one by one, until none is left. */
export function DecisionQueue<Entry>({ answer, words, entry }: DecisionQueueProps<Entry>) {
  const { place, after } = useDecisions();
  const { data, isError, refetch } = answer;
  if (data === undefined) {
    return <QueuePending isError={isError} onRetry={() => void refetch()} />;
  }
  const { items, totalCount } = data;
  return (
    <QueueFrame
      ref={place}
      title={words.title}
      note={totalCount === 0 ? words.none : words.note(formatNumber(totalCount))}
      list={words.list}
      isEmpty={items.length === 0}
    >
      {items.map((one) => entry(one, after))}
    </QueueFrame>
  );
}
