import { FEEDBACK_VIEWS } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Segmented } from '@bazaar/ui/segmented';
import { QueueFrame } from '../queue-frame.tsx';
import { QueuePending } from '../queue-pending.tsx';
import { useDecisions } from '../use-decisions.ts';
import { LetterItem } from './letter-item.tsx';
import { messages, viewTitles } from './messages.ts';
import { moveLetter } from './move-letter.mutations.ts';
import { useLetters } from './use-letters.ts';

const OPTIONS = FEEDBACK_VIEWS.map((value) => ({ value, label: viewTitles[value] }));

/** The letters to the operators, by what is to be done with them. */
export function LetterQueue() {
  const host = useHost();
  const { place, after } = useDecisions();
  const { view, choose, data, isError, refetch, showMore, isLoadingMore } = useLetters();
  const count = data?.totalCount ?? 0;
  const hasMore = (data?.items.length ?? 0) < count;
  return (
    <QueueFrame
      ref={place}
      title={messages.title}
      note={data ? noteOf(data.items.length, data.totalCount) : ''}
      list={messages.list}
      choice={<Segmented label={messages.views} options={OPTIONS} value={view} onChange={choose} />}
      isEmpty={count === 0}
      pending={data === undefined && <QueuePending isError={isError} onRetry={() => void refetch()} />}
      more={hasMore && <MoreButton isBusy={isLoadingMore} onPress={() => void after(showMore())} />}
    >
      {data?.items.map((letter) => (
        <LetterItem
          key={letter.trackingCode}
          letter={letter}
          onMove={(state, text) => after(moveLetter(host, letter, { state, text }))}
        />
      ))}
    </QueueFrame>
  );
}

function MoreButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <div>
      <Button size="sm" busy={isBusy} busyLabel={messages.loadingMore} onClick={onPress}>
        {messages.more}
      </Button>
    </div>
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
