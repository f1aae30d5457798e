import type { TradeRequest } from '@bazaar/contracts/trade';
import { endOfDay, formatJalaliDateTime, formatJalaliLong, formatTomanText } from '@bazaar/locale';
import { isForOthers } from './move.rules.ts';
import { escalatedWords, lateWords, rulingWords, type StatusWords, statusWords } from './status-messages.ts';

/** What the page says of the state of a request. */
export interface StateWords {
  title: string;
  next: string;
  /** In place of buttons when this reader may do nothing. */
  waiting: string;
  /** What the latest reason is. */
  reason: string;
}

/** The state of a request, whose turn it is, until when, and what happens otherwise, in words. */
export function stateWords(request: TradeRequest, now: string): StateWords {
  const words = wordsFor(request, now);
  const until = untilOf(request);
  const { title, next } = (isLeftToOthers(request) ? words.others : undefined) ?? words;
  const common = { title, next: next(until), waiting: words.waiting(until), reason: words.reason };
  return { ...common, ...ruled(request) };
}

/** Whether the supplier has shipped nothing although its last day is over. */
export function isLate({ status, quote }: TradeRequest, now: string): boolean {
  return status === 'InFulfillment' && quote !== null && endOfDay(quote.shipBy) <= Date.parse(now);
}

function wordsFor(request: TradeRequest, now: string): StatusWords {
  const { status, escalatedAt } = request;
  if (status === 'Disputed' && escalatedAt !== null) {
    return escalatedWords;
  }
  return isLate(request, now) ? lateWords : statusWords[status];
}

/** An objection does not lead on, but for a late request it is what the reader may do. */
function isLeftToOthers(request: TradeRequest): boolean {
  return isForOthers(request) && !request.allowedActions.includes('object');
}

function untilOf({ status, deadlineAt, escalatedAt, quote }: TradeRequest): string {
  if (status === 'Disputed' && escalatedAt !== null) {
    return formatJalaliDateTime(escalatedAt);
  }
  if ((status === 'Paid' || status === 'InFulfillment') && quote !== null) {
    return formatJalaliLong(quote.shipBy);
  }
  return deadlineAt === null ? '' : formatJalaliDateTime(deadlineAt);
}

function ruled({ ruling }: TradeRequest): Partial<StateWords> {
  if (ruling === null) {
    return {};
  }
  const { outcome, refundRial, releaseRial } = ruling;
  const isSplit = refundRial > 0 && releaseRial > 0;
  const { title, next } = rulingWords[isSplit ? 'split' : outcome];
  const shares = { refund: formatTomanText(refundRial), release: formatTomanText(releaseRial) };
  return { title, next: next(shares), reason: rulingWords.reason };
}
