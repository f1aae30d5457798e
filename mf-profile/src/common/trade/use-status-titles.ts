import type { TradeStatus } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { statusTitles } from './messages.ts';
import { statusTitlesQuery } from './status-titles.queries.ts';

/** The title of each state, as the services name it; as this release knows it until they have answered. */
export function useStatusTitles(): Readonly<Record<TradeStatus, string>> {
  const { data } = useQuery(statusTitlesQuery(useHost().api));
  return { ...statusTitles, ...data };
}
