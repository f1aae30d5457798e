import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { messages } from './messages.ts';
import { ThreadRows } from './thread-rows.tsx';

/** Threads with unread messages, with their own query. */
export function LatestMessages() {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(unreadQuery(useHost().api));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.messagesFailed} height="md" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="tile" />
        <Skeleton size="tile" />
      </SkeletonGroup>
    );
  }
  return (
    <Card as="section" labelledBy="latest-messages">
      <CardHead
        id="latest-messages"
        title={messages.latestMessages}
        actions={<Link href={profileLinks.messages()}>{messages.allMessages}</Link>}
      />
      {data.threads.length === 0 ? (
        <CardBody>
          <p>{messages.noMessages}</p>
        </CardBody>
      ) : (
        <ThreadRows threads={data.threads} now={new Date(dataUpdatedAt).toISOString()} />
      )}
    </Card>
  );
}
