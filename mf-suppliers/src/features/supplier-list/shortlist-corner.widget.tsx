import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiStar } from '@mdi/js';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { messages } from './messages.ts';
import { useShortlist } from './shortlist.store.ts';
import styles from './shortlist-corner.module.css';

const ShortlistPanel = lazy(async () => {
  const { ShortlistPanel } = await import('./shortlist-panel.widget.tsx');
  return { default: ShortlistPanel };
});

/**
 * The link to the shortlist, and with `?shortlist` in the address the list itself. Renders nothing while the list
 * is empty.
 */
export function ShortlistCorner() {
  const { pathname, search } = useLocation();
  const shortlist = useShortlist();
  const query = new URLSearchParams(search);
  const isOpen = query.has('shortlist');
  query.delete('shortlist');
  const closed = query.toString();
  const closeHref = pathname + (closed && `?${closed}`);
  if (isOpen) {
    return (
      <div className={styles.panel}>
        <Suspense fallback={<PanelSkeleton />}>
          <ShortlistPanel closeHref={closeHref} />
        </Suspense>
      </div>
    );
  }
  return shortlist.length === 0 ? null : (
    <div className={styles.corner}>
      <LinkButton href={`${pathname}?${closed && `${closed}&`}shortlist`} icon={mdiStar} size="sm">
        {messages.shortlist.open(formatNumber(shortlist.length))}
      </LinkButton>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="row" />
      <Skeleton size="row" />
    </SkeletonGroup>
  );
}
