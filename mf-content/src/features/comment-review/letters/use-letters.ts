import type { FeedbackView } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { moreThan, QUEUE_SIZE, reviewQueries } from '../comment-review.queries.ts';
import { messages } from './messages.ts';

/** The first letters of a view, and more of them on demand. */
export function useLetters() {
  const { api, toast } = useHost();
  const [view, setView] = useState<FeedbackView>('open');
  const [isLoadingMore, setLoadingMore] = useState(false);
  const count = useRef(QUEUE_SIZE);
  const { data, isError, refetch } = useQuery(reviewQueries(api).letters(view, () => count.current));

  /** True when there are no more, so that the button is gone. */
  const showMore = async () => {
    const former = count.current;
    count.current = moreThan(former);
    setLoadingMore(true);
    const { isError: hasFailed, data: read } = await refetch();
    setLoadingMore(false);
    if (hasFailed) {
      count.current = former;
      toast.show({ tone: 'danger', title: messages.moreFailed, detail: messages.tryLater });
    }
    return read !== undefined && read.items.length >= read.totalCount;
  };
  const choose = (next: FeedbackView) => {
    count.current = QUEUE_SIZE;
    setView(next);
  };
  return { view, choose, data, isError, refetch, showMore, isLoadingMore };
}
