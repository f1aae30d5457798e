import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiBookmarkMultipleOutline } from '@mdi/js';
import { lazy, Suspense } from 'react';
import { messages } from './messages.ts';
import { useShortlist } from './shortlist.store.ts';
import styles from './shortlist-corner.module.css';
import { useShortlistPlace } from './use-shortlist-place.ts';

const ShortlistPanel = lazy(async () => {
  const { ShortlistPanel } = await import('./shortlist-panel.widget.tsx');
  return { default: ShortlistPanel };
});

/**
 * The link to the shortlist, and with `?shortlist` in the address the list itself. Renders nothing while the list
 * is empty.
 */
export function ShortlistCorner() {
  const { isOpen, openHref, closeHref } = useShortlistPlace();
  const shortlist = useShortlist();
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
      <LinkButton href={openHref} icon={mdiBookmarkMultipleOutline} size="sm">
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
