import type { TradeRequest } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { RegionError } from '@bazaar/ui/region-error';
import { useQuery } from '@tanstack/react-query';
import { tradeQueries } from '../../common/trade/trade.queries.ts';
import { messages } from './messages.ts';
import { Timeline } from './timeline.tsx';
import { TimelineLoading } from './timeline-loading.tsx';

/** The events of a request, with their own query: the page works without them. */
export function RequestTimeline({ request }: { request: TradeRequest }) {
  const { data, isError, refetch } = useQuery(tradeQueries(useHost().api).events(request.id));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.events.failed} height="md" onRetry={() => void refetch()} />
    ) : (
      <TimelineLoading />
    );
  }
  return (
    <Card as="section" labelledBy="request-events">
      <CardHead id="request-events" title={messages.events.title} />
      <CardBody>
        <Timeline events={data} supplierName={request.supplier.name} />
      </CardBody>
    </Card>
  );
}
