import type { BaseProductId } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { Card } from '@bazaar/ui/card';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { baseProductKeys, baseProductQueries } from './base-product.queries.ts';
import styles from './price-history-view.module.css';
import { PriceHistoryView } from './price-history-view.tsx';

/** The price history. The page does not wait for it, and its failure affects only this card. */
export function PriceHistoryCard({ id }: { id: BaseProductId }) {
  const { queryClient } = useHost();
  return (
    <RegionBoundary onRetry={() => queryClient.removeQueries({ queryKey: baseProductKeys.history(id) })}>
      <Suspense fallback={<HistorySkeleton />}>
        <LoadedHistory id={id} />
      </Suspense>
    </RegionBoundary>
  );
}

function LoadedHistory({ id }: { id: BaseProductId }) {
  const { data } = useSuspenseQuery(baseProductQueries(useHost().api).history(id));
  return <PriceHistoryView points={data.points} />;
}

function HistorySkeleton() {
  return (
    <Card padded className={styles.card}>
      <SkeletonGroup>
        <Skeleton width="half" />
        <Skeleton size="tile" />
        <Skeleton width="wide" />
        <Skeleton width="wide" />
      </SkeletonGroup>
    </Card>
  );
}
