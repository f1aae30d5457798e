import { profileLinks } from '@bazaar/contracts';
import type { DataAccess } from '@bazaar/contracts/auth';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DATA_ACCESS_PAGE_SIZE, dataAccessQuery } from './data-access.queries.ts';
import styles from './data-access-card.module.css';
import { messages } from './messages.ts';

const words = messages.dataAccess;

/** Who read or changed what is the user's: operators by their role, suppliers by their name. */
export function DataAccessCard() {
  const { api } = useHost();
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch } = useQuery(dataAccessQuery(api, page));
  return (
    <Card as="section" labelledBy="data-access">
      <CardHead id="data-access" title={words.title} note={words.note} />
      <CardBody>
        {isError && (
          <RegionError cause={words.unavailable} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && (
          <SkeletonGroup>
            <Skeleton size="text" />
          </SkeletonGroup>
        )}
        {data !== undefined && data.items.length === 0 && <p className={styles.none}>{words.none}</p>}
        {data !== undefined && data.items.length > 0 && (
          <>
            <ul className={styles.list}>
              {data.items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Steps
              page={page}
              pageCount={Math.ceil(data.totalCount / DATA_ACCESS_PAGE_SIZE)}
              isBusy={isFetching}
              onGo={setPage}
            />
          </>
        )}
      </CardBody>
    </Card>
  );
}

function Entry({ entry }: { entry: DataAccess }) {
  const { at, actorTitle, actorName, actTitle, requestId } = entry;
  return (
    <li className={styles.entry}>
      <span>
        {actorTitle} {actorName !== null && <bdi>{actorName}</bdi>} {actTitle}.
      </span>
      <span className={styles.detail}>
        {formatJalaliDateTime(at)}
        {requestId !== null && <Link href={profileLinks.tradeRequest(requestId)}>{words.request}</Link>}
      </span>
    </li>
  );
}

interface StepsProps {
  page: number;
  pageCount: number;
  isBusy: boolean;
  onGo: (page: number) => void;
}

/** To newer and older entries; nothing when there is one page. */
function Steps({ page, pageCount, isBusy, onGo }: StepsProps) {
  if (pageCount <= 1) {
    return null;
  }
  return (
    <div className={styles.steps}>
      <Button kind="text" size="sm" disabled={isBusy || page === 1} onClick={() => onGo(page - 1)}>
        {words.newer}
      </Button>
      <span aria-live="polite">{words.page(toPersianDigits(page), toPersianDigits(pageCount))}</span>
      <Button kind="text" size="sm" disabled={isBusy || page >= pageCount} onClick={() => onGo(page + 1)}>
        {words.older}
      </Button>
    </div>
  );
}
