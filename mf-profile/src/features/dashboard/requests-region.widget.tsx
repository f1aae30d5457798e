import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { tradeQueries } from '../../common/trade/trade.queries.ts';
import { LATEST_REQUESTS } from './dashboard.queries.ts';
import { messages } from './messages.ts';
import { RequestsCard } from './requests-card.tsx';

/** The trade requests, with their own query. */
export function RequestsRegion() {
  const query = tradeQueries(useHost().api).list(LATEST_REQUESTS);
  // The loader has already tried; the card waits for «تلاش دوباره».
  const { data, isError, refetch } = useQuery({ ...query, retryOnMount: false });
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.requests.failed} height="lg" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="panel" />
      </SkeletonGroup>
    );
  }
  return <RequestsCard requests={data.items} counts={data.statusCounts} />;
}
