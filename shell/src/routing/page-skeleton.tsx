import { Container } from '@bazaar/ui/container';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { messages } from './messages.ts';
import styles from './page-skeleton.module.css';

interface PageSkeletonProps {
  /** The visitor has waited already: the skeleton appears without a delay. */
  isSlow?: boolean;
}

/** Skeleton of a page's region until its remote has rendered: title, then two blocks. */
export function PageSkeleton({ isSlow = false }: PageSkeletonProps) {
  return (
    <Container>
      <div className={styles.page} data-late={isSlow || undefined}>
        <SkeletonGroup label={messages.loadingPage}>
          <Skeleton width="third" />
          <Skeleton size="heading" width="half" />
          <Skeleton size="panel" />
          <Skeleton size="panel" />
        </SkeletonGroup>
      </div>
    </Container>
  );
}
