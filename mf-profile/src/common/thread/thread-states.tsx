import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { messages } from './messages.ts';
import styles from './thread-states.module.css';

/** The outline of a thread while it is loading. */
export function ThreadLoading() {
  return (
    <div className={styles.state}>
      <SkeletonGroup label={messages.loadingThread}>
        <Skeleton size="row" />
        <Skeleton size="tile" width="half" />
        <Skeleton size="tile" width="half" />
        <Skeleton size="tile" width="wide" />
      </SkeletonGroup>
    </div>
  );
}

/** Shown for a thread that failed to load; the list beside it works. */
export function ThreadFailed({ backHref, onRetry }: { backHref: string | null; onRetry: () => void }) {
  return (
    <div className={styles.state}>
      <RegionError cause={messages.threadFailed} height="md" onRetry={onRetry} />
      {backHref !== null && (
        <p>
          <LinkButton kind="text" href={backHref}>
            {messages.back}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** Shown for a thread that does not exist, or is not the user's. */
export function ThreadMissing({ backHref }: { backHref: string | null }) {
  return (
    <EmptyState
      title={messages.threadMissingTitle}
      actions={backHref === null ? undefined : <LinkButton href={backHref}>{messages.back}</LinkButton>}
    >
      {messages.threadMissing}
    </EmptyState>
  );
}
