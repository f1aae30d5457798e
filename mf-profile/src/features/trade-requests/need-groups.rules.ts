import type { TradeRequestSummary } from '@bazaar/contracts/trade';

/** Requests that were sent to several suppliers for one need, as far as they are on the shown page. */
export interface NeedGroup {
  /** Unlike that of every other group of a page, and of every request. */
  key: string;
  needId: string;
  requests: readonly TradeRequestSummary[];
}

/** One row of the list: the head of a need, one of its requests, or a request by itself. */
export type ListRow =
  | { kind: 'need'; group: NeedGroup }
  | { kind: 'request'; request: TradeRequestSummary; isInNeed: boolean };

/**
 * The rows of a page: each need stands where its first request stood, with the others below it. The same id at another
 * buyer is another need.
 */
export function rowsOf(requests: readonly TradeRequestSummary[]): ListRow[] {
  const seen = new Set<string>();
  return requests.flatMap((request): ListRow[] => {
    const { needId } = request;
    if (needId === null) {
      return [{ kind: 'request', request, isInNeed: false }];
    }
    const key = keyOf(request);
    if (seen.has(key)) {
      return [];
    }
    seen.add(key);
    const group = { key, needId, requests: requests.filter((other) => keyOf(other) === key) };
    return [
      { kind: 'need', group },
      ...group.requests.map((member): ListRow => ({ kind: 'request', request: member, isInNeed: true })),
    ];
  });
}

const keyOf = ({ needId, buyerId }: TradeRequestSummary) => `${needId} ${buyerId}`;

/** The title that the lines of a need begin with; null while none of its requests has a line. */
export function titleOf({ requests }: NeedGroup): string | null {
  return requests.find(({ title }) => title !== null)?.title ?? null;
}
