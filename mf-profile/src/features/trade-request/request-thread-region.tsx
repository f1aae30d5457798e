import type { TradeRequest } from '@bazaar/contracts/trade';
import { useIdle } from '@bazaar/host';
import { Card } from '@bazaar/ui/card';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mayWriteAs } from '../../common/thread/thread.rules.ts';
import { messages } from './messages.ts';
import styles from './request-thread-region.module.css';

const words = messages.thread;

const loadThread = () => import('./request-thread.widget.tsx').then(({ RequestThread }) => RequestThread);

/** The place of the thread on a request. Its code is fetched when the page has nothing more urgent to do. */
export function RequestThreadRegion({ request }: { request: TradeRequest }) {
  const { id, supplier, actingRole } = request;
  const isIdle = useIdle();
  return (
    <Card className={styles.region}>
      {isIdle ? (
        <OnDemandRegion
          load={loadThread}
          with={{ requestId: id, supplierName: supplier.name, mayWrite: mayWriteAs(actingRole) }}
          height="md"
          fallback={<Loading />}
        />
      ) : (
        <Loading />
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
