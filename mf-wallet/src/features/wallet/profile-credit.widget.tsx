import { type Host, useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { CreditFigure, CreditPending, CreditUnknown } from './credit-figure.tsx';
import { walletQueries } from './wallet.queries.ts';

/** Starts reading the credit before the figure stands. */
export async function load(host: Host): Promise<void> {
  await host.queryClient.prefetchQuery(walletQueries(host.api).credit());
}

/** What can be spent now, in one line, for the profile menu and the dashboard. */
export function Component() {
  // Unlike the wallet's own page this place has no retry, so each time it comes up it tries again.
  const query = { ...walletQueries(useHost().api).credit(), retryOnMount: true };
  const { data, isError } = useQuery(query);
  if (data !== undefined) {
    return <CreditFigure availableRial={data.availableRial} />;
  }
  return isError ? <CreditUnknown /> : <CreditPending />;
}
