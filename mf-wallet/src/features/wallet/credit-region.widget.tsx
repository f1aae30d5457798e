import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CreditBand } from './credit-band.tsx';
import { messages } from './messages.ts';
import { walletQueries } from './wallet.queries.ts';

/** The balance, with its own query, so that its failure does not affect the statement. */
export function CreditRegion() {
  const { data, isError, refetch } = useQuery(walletQueries(useHost().api).credit());
  if (data !== undefined) {
    return <CreditBand credit={data} />;
  }
  return isError ? (
    <RegionError cause={messages.creditFailed} onRetry={() => void refetch()} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}
