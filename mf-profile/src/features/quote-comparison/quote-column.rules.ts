import type { TradeRequest, TradeRequestSummary, TradeStatus } from '@bazaar/contracts/trade';
import { statusesOf } from '../../common/trade/request-groups.rules.ts';
import { type LineQuote, lineQuote, type NeedLine, needLines } from './need-lines.rules.ts';
import type { QuoteOrder } from './quote-comparison.address.ts';

/** More suppliers than these do not fit beside each other. */
export const MAX_COLUMNS = 6;

/**
 * What a column shows: a quote that may be accepted, the accepted one, a quote whose time is over, an answer to come, one
 * that did not come in time, a request that is not sent yet, or one that ended without a quote being accepted.
 */
export type ColumnState = 'quoted' | 'chosen' | 'lapsed' | 'waiting' | 'silent' | 'unsent' | 'ended';

/** One supplier of the comparison. */
export interface QuoteColumn {
  request: TradeRequest;
  state: ColumnState;
  /** For each line of the need. */
  lines: readonly LineQuote[];
  /** How many lines have a price for the quantity of the need. */
  pricedCount: number;
  /** Whether the sums stand for the whole need, and may be compared. */
  isComparable: boolean;
  /** Days until the last line is ready; null without a quote. */
  leadTimeDays: number | null;
}

/** The comparison of the quotes of a need. */
export interface QuoteTable {
  needLines: readonly NeedLine[];
  columns: readonly QuoteColumn[];
}

interface Comparing {
  order: QuoteOrder;
  /** The present time, ISO 8601. */
  now: string;
}

const UNSENT = statusesOf('draft');
const ENDED: readonly TradeStatus[] = ['Rejected', 'Cancelled'];

/** The state of a request in the comparison. */
export function stateOf({ status, quote }: TradeRequest, now: string): ColumnState {
  if (UNSENT.includes(status)) {
    return 'unsent';
  }
  if (ENDED.includes(status)) {
    return 'ended';
  }
  switch (status) {
    case 'Published':
      return 'waiting';
    case 'Expired':
      return quote === null ? 'silent' : 'lapsed';
    case 'Quoted':
      return quote !== null && Date.parse(quote.validUntil) <= Date.parse(now) ? 'lapsed' : 'quoted';
    default:
      return 'chosen';
  }
}

/** Quotes of the whole need first, in the chosen order; then those of a part, and those that are not there. */
export function quoteTable(requests: readonly TradeRequest[], { order, now }: Comparing): QuoteTable {
  const states = requests.map((request) => ({ request, state: stateOf(request, now) }));
  const sent = states.filter(({ state }) => state !== 'unsent' && state !== 'ended');
  const needed = needLines((sent.length === 0 ? states : sent).map(({ request }) => request));
  const columns = states.map(({ request, state }) => columnOf(request, state, needed));
  return { needLines: needed, columns: columns.toSorted(inOrder(order)) };
}

function columnOf(request: TradeRequest, state: ColumnState, needed: readonly NeedLine[]): QuoteColumn {
  const lines = needed.map((line) => lineQuote(line, request));
  const pricedCount = lines.filter(({ gap }) => gap === null).length;
  const days = request.quote?.lines.map(({ leadTimeDays }) => leadTimeDays) ?? [];
  return {
    ...{ request, state, lines, pricedCount },
    isComparable: (state === 'quoted' || state === 'chosen') && pricedCount === needed.length,
    leadTimeDays: days.length === 0 ? null : Math.max(...days),
  };
}

const PLACES: readonly ColumnState[] = ['chosen', 'quoted', 'waiting', 'unsent', 'lapsed', 'silent', 'ended'];

function inOrder(order: QuoteOrder) {
  return (one: QuoteColumn, other: QuoteColumn): number =>
    placeOf(one) - placeOf(other) ||
    keyOf(one, order) - keyOf(other, order) ||
    payableOf(one) - payableOf(other) ||
    one.request.id - other.request.id;
}

/** Whole quotes stand together, whether one of them is accepted or not. */
function placeOf({ state, isComparable }: QuoteColumn): number {
  return isComparable ? 0 : 1 + PLACES.indexOf(state);
}

function keyOf(column: QuoteColumn, order: QuoteOrder): number {
  return order === 'price' ? payableOf(column) : (column.leadTimeDays ?? Number.MAX_SAFE_INTEGER);
}

function payableOf({ request: { totals } }: QuoteColumn): number {
  return totals?.payableRial ?? Number.MAX_SAFE_INTEGER;
}

const SHOWN_FIRST: readonly TradeStatus[] = ['Quoted', 'Published', 'Expired'];

/** Which requests of a need are compared: those of the buyer who was touched last, and at most six of them. */
export function comparedOf(requests: readonly TradeRequestSummary[]): readonly TradeRequestSummary[] {
  const [first] = requests;
  return requests
    .filter(({ buyerId }) => buyerId === first?.buyerId)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || sumOf(one) - sumOf(other))
    .slice(0, MAX_COLUMNS);
}

function weightOf({ status }: TradeRequestSummary): number {
  if (ENDED.includes(status)) {
    return 4;
  }
  if (UNSENT.includes(status)) {
    return 3;
  }
  return Math.max(0, SHOWN_FIRST.indexOf(status));
}

function sumOf({ payableRial }: TradeRequestSummary): number {
  return payableRial ?? Number.MAX_SAFE_INTEGER;
}

/** Requests of a need that accepting one of them closes, which are all that may be cancelled. */
export function closedWith(
  requests: readonly TradeRequestSummary[],
  chosen: Pick<TradeRequestSummary, 'id' | 'buyerId'>,
): readonly TradeRequestSummary[] {
  return requests.filter(
    ({ id, buyerId, allowedActions }) =>
      id !== chosen.id && buyerId === chosen.buyerId && allowedActions.includes('cancel'),
  );
}

/** Whether the reader may accept this quote now. */
export function mayAccept({ state, request }: QuoteColumn): boolean {
  return state === 'quoted' && request.allowedActions.includes('accept');
}
