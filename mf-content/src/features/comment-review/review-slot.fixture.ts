import { getReviewAccess, listWaitingComments, type ReviewAccess } from '@bazaar/contracts/content';
import { given, type Handler, renderSlot } from '@bazaar/testing';
import remote from '../../remote.ts';

type Counts = Partial<Omit<ReviewAccess, 'mayReview'>>;

/** The page of an operator with nothing in its queues but what `counts` names and `handlers` answer. */
export function renderReview(counts: () => Counts, handlers: readonly Handler[]) {
  const empty = { waiting: 0, reported: 0, advertisements: 0, letters: 0, companies: 0 };
  return renderSlot(
    remote,
    { name: 'comments.review' },
    {
      session: 'signed-in',
      handlers: [
        given(getReviewAccess, () => ({ mayReview: true, ...empty, ...counts() })),
        given(listWaitingComments, ({ query: { paging } }) => ({ items: [], totalCount: 0, ...paging })),
        ...handlers,
      ],
    },
  );
}
