import type { OpenSession } from '@bazaar/contracts/auth';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { endSession, sessionsQuery } from './session.queries.ts';
import styles from './sessions-card.module.css';

const words = messages.sessions;

/** Where the user is signed in: device, network and time of each session, with ending those of other devices. */
export function SessionsCard() {
  const { api } = useHost();
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery(api));
  return (
    <Card as="section" labelledBy="sessions">
      <CardHead id="sessions" title={words.title} />
      <CardBody>
        {isError && (
          <RegionError cause={words.unavailable} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {sessions === undefined && !isError && (
          <SkeletonGroup>
            <Skeleton size="text" />
          </SkeletonGroup>
        )}
        {sessions !== undefined && (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
        <p className={styles.note}>{words.note}</p>
      </CardBody>
    </Card>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const host = useHost();
  const ending = useMutation({ mutationFn: () => endSession(host, session.id) });
  const name = session.deviceName ?? words.unknownDevice;
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <span className={styles.device}>
          {name}
          {session.isCurrent && <Badge tone="success">{words.current}</Badge>}
        </span>
        <span className={styles.detail}>{words.since(formatJalaliDateTime(session.createdAt))}</span>
        {session.network !== null && (
          <span className={styles.detail}>
            {words.network} <bdi dir="ltr">{session.network}</bdi>
          </span>
        )}
      </div>
      {!session.isCurrent && (
        <Button
          kind="text"
          size="sm"
          busy={ending.isPending}
          busyLabel={words.ending}
          aria-label={words.endOf(name)}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
