import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CreditBand } from './credit-band.tsx';
import { messages } from './messages.ts';
import { type WalletView, walletHref } from './wallet.address.ts';
import { walletQueries } from './wallet.queries.ts';

/** The balance, with its own query, so that its failure does not affect the statement. */
export function CreditRegion({ view }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(walletQueries(useHost().api).credit(view.company));
  if (data !== undefined) {
    return <CreditBand credit={data} holdsHref={walletHref({ company: view.company, show: 'holds' })} />;
  }
  return isError ? (
    <RegionError cause={messages.creditFailed} onRetry={() => void refetch()} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}
