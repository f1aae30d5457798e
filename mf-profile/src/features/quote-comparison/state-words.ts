import { formatJalaliDayMonth } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { QuoteColumn } from './quote-column.rules.ts';

const words = messages.states;

/** What a column is, in words. */
export function stateWords({ state, request: { deadlineAt, status } }: QuoteColumn): string {
  switch (state) {
    case 'quoted':
      return messages.csv.quoted;
    case 'waiting':
      return deadlineAt === null ? words.waitingOpen : words.waiting(formatJalaliDayMonth(deadlineAt));
    case 'ended':
      return status === 'Rejected' ? words.rejected : words.cancelled;
    default:
      return words[state];
  }
}
