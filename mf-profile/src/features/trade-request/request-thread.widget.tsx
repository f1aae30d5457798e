import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useMessagePolling } from '../../common/thread/live/use-live-messages.ts';
import { OpenThread } from '../../common/thread/open-thread.widget.tsx';
import { threadQueries } from '../../common/thread/thread.queries.ts';
import { ThreadFailed, ThreadLoading } from '../../common/thread/thread-states.tsx';
import { FirstRequestMessage } from './first-request-message.widget.tsx';

interface RequestThreadProps {
  requestId: number;
  supplierName: string;
}

/** The thread on a request, or the form of its first message. */
export function RequestThread({ requestId, supplierName }: RequestThreadProps) {
  const query = threadQueries(useHost().api).request(requestId);
  const { data: thread, isError, refetch } = useQuery({ ...query, ...useMessagePolling() });
  if (thread === undefined) {
    return isError ? <ThreadFailed backHref={null} onRetry={() => void refetch()} /> : <ThreadLoading />;
  }
  return thread === null ? (
    <FirstRequestMessage requestId={requestId} supplierName={supplierName} />
  ) : (
    <OpenThread key={thread.id} id={thread.id} backHref={null} known={thread} />
  );
}
