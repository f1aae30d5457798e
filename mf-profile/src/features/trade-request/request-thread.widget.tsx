import { useHost } from '@bazaar/host';
import { EmptyState } from '@bazaar/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMessagePolling } from '../../common/thread/live/use-live-messages.ts';
import { OpenThread } from '../../common/thread/open-thread.widget.tsx';
import { threadQueries } from '../../common/thread/thread.queries.ts';
import { ThreadFailed, ThreadLoading } from '../../common/thread/thread-states.tsx';
import { FirstRequestMessage } from './first-request-message.widget.tsx';
import { messages } from './messages.ts';

interface RequestThreadProps {
  requestId: number;
  supplierName: string;
  /** Whether the reader's role includes the first message. */
  mayWrite: boolean;
}

const words = messages.thread;

/** The thread on a request, or the form of its first message. */
export function RequestThread({ requestId, supplierName, mayWrite }: RequestThreadProps) {
  const query = threadQueries(useHost().api).request(requestId);
  const { data: thread, isError, refetch } = useQuery({ ...query, ...useMessagePolling() });
  if (thread === undefined) {
    return isError ? <ThreadFailed backHref={null} onRetry={() => void refetch()} /> : <ThreadLoading />;
  }
  if (thread !== null) {
    return <OpenThread key={thread.id} id={thread.id} backHref={null} known={thread} />;
  }
  return mayWrite ? (
    <FirstRequestMessage requestId={requestId} supplierName={supplierName} />
  ) : (
    <EmptyState title={words.noneTitle}>{words.none}</EmptyState>
  );
}
