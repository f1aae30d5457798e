import type { TradeStatus } from '@bazaar/contracts/trade';
import { useEnumTitles } from '../enum/use-enum-titles.ts';
import { statusTitles } from './status-messages.ts';

/** The title of each state of a request. */
export function useStatusTitles(): Readonly<Record<TradeStatus, string>> {
  return useEnumTitles('TradeStatus', statusTitles);
}
