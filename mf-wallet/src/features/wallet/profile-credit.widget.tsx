import { type Host, useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { CreditFigure, CreditPending, CreditUnknown } from './credit-figure.tsx';
import { walletQueries } from './wallet.queries.ts';

/** Starts loading the credit before the figure renders. */
export async function load(host: Host): Promise<void> {
  await host.queryClient.prefetchQuery(walletQueries(host.api).credit());
}

/** The available amount in one line, for the profile menu. */
export function Component() {
  // Unlike the wallet's own page this place has no retry, so it tries again on each mount.
  const query = { ...walletQueries(useHost().api).credit(), retryOnMount: true };
  const { data, isError } = useQuery(query);
  if (data !== undefined) {
    return <CreditFigure availableRial={data.availableRial} />;
  }
  return isError ? <CreditUnknown /> : <CreditPending />;
}
