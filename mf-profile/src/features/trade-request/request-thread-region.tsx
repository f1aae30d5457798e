import type { TradeRequest } from '@bazaar/contracts/trade';
import { useIdle } from '@bazaar/host';
import { Card } from '@bazaar/ui/card';
import { EmptyState } from '@bazaar/ui/empty-state';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages.ts';
import styles from './request-thread-region.module.css';

const words = messages.thread;

const loadThread = () =>
  lazy(async () => ({ default: (await import('./request-thread.widget.tsx')).RequestThread }));

/** The place of the thread on a request. Its code is fetched when the page has nothing more urgent to do. */
export function RequestThreadRegion({ request }: { request: TradeRequest }) {
  const { id, supplier, actingRole = 'owner' } = request;
  const isIdle = useIdle();
  // A code that failed to load is asked for by a new component.
  const [RequestThread, setRequestThread] = useState(loadThread);
  return (
    <Card className={styles.region}>
      {actingRole === 'owner' ? (
        <RegionBoundary height="md" onRetry={() => setRequestThread(loadThread)}>
          <Suspense fallback={<Loading />}>
            {isIdle ? <RequestThread requestId={id} supplierName={supplier.name} /> : <Loading />}
          </Suspense>
        </RegionBoundary>
      ) : (
        <EmptyState title={words.ownersTitle}>{words.owners}</EmptyState>
      )}
    </Card>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <SkeletonGroup label={words.loading}>
        <Skeleton size="row" />
        <Skeleton size="tile" width="half" />
        <Skeleton size="tile" width="wide" />
      </SkeletonGroup>
    </div>
  );
}
