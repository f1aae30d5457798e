import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { reviewQueries } from './comment-review.queries.ts';
import { decide } from './decide.mutations.ts';
import { messages } from './messages.ts';
import { QueueView } from './queue-view.tsx';

/** Comments that wait, each with both decisions. */
export function ReviewQueue() {
  const host = useHost();
  const place = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery(reviewQueries(host.api).queue());
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.tryLater} height="md" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="card" />
      </SkeletonGroup>
    );
  }
  return (
    <QueueView
      ref={place}
      comments={data.items}
      totalCount={data.totalCount}
      onDecide={async (comment, decision) => {
        const isDone = await decide(host, comment, decision);
        if (isDone) {
          // The button that was pressed is gone with its comment.
          place.current?.focus({ preventScroll: true });
        }
        return isDone;
      }}
    />
  );
}
