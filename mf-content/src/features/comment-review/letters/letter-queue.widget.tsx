import { FEEDBACK_VIEWS, type FeedbackView } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Segmented } from '@bazaar/ui/segmented';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewQueries } from '../comment-review.queries.ts';
import { QueueFrame } from '../queue-frame.tsx';
import { QueuePending } from '../queue-pending.tsx';
import { useDecisions } from '../use-decisions.ts';
import { LetterItem } from './letter-item.tsx';
import { messages, viewTitles } from './messages.ts';
import { moveLetter } from './move-letter.mutations.ts';

const OPTIONS = FEEDBACK_VIEWS.map((value) => ({ value, label: viewTitles[value] }));

/** The letters to the operators, by what is to be done with them. */
export function LetterQueue() {
  const host = useHost();
  const [view, setView] = useState<FeedbackView>('open');
  const { place, after } = useDecisions();
  const { data, isError, refetch } = useQuery(reviewQueries(host.api).letters(view));
  const count = data?.totalCount ?? 0;
  return (
    <QueueFrame
      ref={place}
      title={messages.title}
      note={data ? noteOf(data.items.length, data.totalCount) : ''}
      list={messages.list}
      choice={<Segmented label={messages.views} options={OPTIONS} value={view} onChange={setView} />}
      isEmpty={count === 0}
      pending={data === undefined && <QueuePending isError={isError} onRetry={() => void refetch()} />}
    >
      {data?.items.map((letter) => (
        <LetterItem
          // In another state it has other moves, and none is begun.
          key={`${letter.trackingCode} ${letter.state}`}
          letter={letter}
          onMove={(state, text) => after(moveLetter(host, letter, { state, text }))}
        />
      ))}
    </QueueFrame>
  );
}

function noteOf(shown: number, count: number): string {
  if (count === 0) {
    return messages.none;
  }
  return shown < count
    ? messages.noteOfFirst(formatNumber(shown), formatNumber(count))
    : messages.note(formatNumber(count));
}
