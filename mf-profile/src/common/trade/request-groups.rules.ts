import { profileLinks } from '@bazaar/contracts';
import type { TradeStatus } from '@bazaar/contracts/trade';

/** The tabs of the list, in the order of a request's life. */
export const REQUEST_GROUPS = ['draft', 'published', 'quoted', 'payment', 'delivery', 'ended'] as const;
export type RequestGroup = (typeof REQUEST_GROUPS)[number];

const STATES: Readonly<Record<RequestGroup, readonly TradeStatus[]>> = {
  draft: ['Draft', 'RevisionRequested', 'ConfirmationRequested'],
  published: ['Published'],
  quoted: ['Quoted'],
  payment: ['Accepted', 'AwaitingPayment'],
  delivery: ['Paid', 'InFulfillment', 'Delivered', 'Disputed'],
  ended: ['Completed', 'Rejected', 'Cancelled', 'Expired'],
};

/** The states of a group; none stands for all of them. */
export function statusesOf(group: RequestGroup | null): readonly TradeStatus[] {
  return group === null ? [] : STATES[group];
}

/** The address of a group's tab. */
export function groupHref(group: RequestGroup): string {
  return `${profileLinks.tradeRequests()}?state=${group}`;
}

type Counts = readonly { status: TradeStatus; count: number }[];

/** How many requests are in a group, from the counts of the states. */
export function countOf(group: RequestGroup | null, counts: Counts): number {
  const states = statusesOf(group);
  return counts
    .filter(({ status }) => group === null || states.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
}
