import type { TradeRequest } from '@bazaar/contracts/trade';
import type { ColumnState } from './quote-column.rules.ts';

/** What the buyer may ask a supplier for: an answer, or more time for a quote that is over. */
export type Nudge = 'reminder' | 'extension';

/** What a column offers to ask for; null when there is nothing to wait for. */
export function nudgeFor(state: ColumnState): Nudge | null {
  switch (state) {
    case 'waiting':
      return 'reminder';
    case 'lapsed':
      return 'extension';
    default:
      return null;
  }
}

/** A message that the buyer's side wrote. */
export interface SentMessage {
  text: string;
  createdAt: string;
  deletedAt: string | null;
}

/** Whether this was already written since the request came into its state: another round may be asked for again. */
export function wasSent(
  messages: readonly SentMessage[],
  text: string,
  { updatedAt }: Pick<TradeRequest, 'updatedAt'>,
): boolean {
  return messages.some(
    (message) =>
      message.deletedAt === null &&
      message.text === text &&
      Date.parse(message.createdAt) >= Date.parse(updatedAt),
  );
}
