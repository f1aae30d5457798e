import type { TradeRequest } from '@bazaar/contracts/trade';
import { useIdle } from '@bazaar/host';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { TimelineLoading } from './timeline-loading.tsx';

const loadTimeline = () => import('./timeline.widget.tsx').then(({ RequestTimeline }) => RequestTimeline);

/** The place of a request's events. Their code is fetched when the page has nothing more urgent to do. */
export function TimelineRegion({ request }: { request: TradeRequest }) {
  return useIdle() ? (
    <OnDemandRegion load={loadTimeline} with={{ request }} height="md" fallback={<TimelineLoading />} />
  ) : (
    <TimelineLoading />
  );
}
