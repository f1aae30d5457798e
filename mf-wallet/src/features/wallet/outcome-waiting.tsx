import { failureOf } from '@bazaar/contracts/failure';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import pageStyles from '../../common/payment/outcome-page.module.css';

const NOT_FOUND = 404;

interface OutcomeWaitingProps {
  error: Error | null;
  refetch: () => unknown;
  /** The heading of the page that has failed. */
  title: string;
  words: { missing: string; failed: string };
}

/** What stands in place of a payment or a withdrawal until it is there: its outline, or why it is not with a retry. */
export function OutcomeWaiting({ error, refetch, title, words }: OutcomeWaitingProps) {
  if (error === null) {
    return (
      <div className={pageStyles.page}>
        <SkeletonGroup>
          <Skeleton size="tile" />
          <Skeleton size="card" />
        </SkeletonGroup>
      </div>
    );
  }
  const isMissing = failureOf(error).status === NOT_FOUND;
  return (
    <div className={pageStyles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <RegionError
        cause={isMissing ? words.missing : words.failed}
        height="md"
        onRetry={() => void refetch()}
      />
    </div>
  );
}
