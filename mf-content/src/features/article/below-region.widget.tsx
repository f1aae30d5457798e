import type { ContentPage } from '@bazaar/contracts/content';
import { useHost, useSecondFrame } from '@bazaar/host';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { type ReactNode, Suspense, use } from 'react';
import type { CommentsView } from '../../common/comments/comments.address.ts';
import { commentKeys } from '../../common/comments/comments.keys.ts';
import { articleKeys } from './article.queries.ts';
import styles from './below-region.module.css';
import { loadBelow } from './load-below.ts';
// The server renders these parts, so their styles belong to the page's own: the code that comes later would bring them
// after its markup.
import '../../common/comments/comment-composer.module.css';
import '../../common/comments/comment-controls.module.css';
import '../../common/comments/comment-entry.module.css';
import '../../common/comments/comment-form.module.css';
import '../../common/comments/comment-item.module.css';
import '../../common/comments/comment-thread.module.css';
import '../../common/comments/comments-view.module.css';
import './article-actions.module.css';
import './author-card.module.css';
import './related-list.module.css';
import './series-box.module.css';
import './share-menu.module.css';
import './subjects-section.module.css';

interface BelowRegionProps {
  article: ContentPage;
  path: string;
  view: CommentsView;
  now: string;
}

/** Series, goods and suppliers, and comments. The page waits for none of them, and each handles its own failure. */
export function BelowRegion({ article, path, view, now }: BelowRegionProps) {
  const { id, series } = article;
  return (
    <div className={styles.below}>
      {series !== null && (
        <Region fallback={<Skeleton size="tile" />}>
          <Series article={article} />
        </Region>
      )}
      <Region queryKey={articleKeys.subjects(id)} fallback={<BelowSkeleton />}>
        <SubjectsOf article={article} />
      </Region>
      <Region queryKey={commentKeys.ofPage(id)} fallback={<BelowSkeleton />}>
        <CommentsOf {...{ article, path, view, now }} />
      </Region>
    </div>
  );
}

interface RegionProps {
  /** Removed from the cache before a retry. */
  queryKey?: readonly unknown[];
  fallback: ReactNode;
  children: ReactNode;
}

/** A part whose code or data come later than the page; its failure is its own. */
export function Region({ queryKey, fallback, children }: RegionProps) {
  const { queryClient } = useHost();
  const isBelowDrawn = useSecondFrame();
  const retry = () => queryKey && queryClient.removeQueries({ queryKey });
  return (
    <RegionBoundary height="md" onRetry={retry}>
      <Suspense fallback={fallback}>{isBelowDrawn ? children : fallback}</Suspense>
    </RegionBoundary>
  );
}

function Series({ article: { series, id } }: Pick<BelowRegionProps, 'article'>) {
  const { SeriesBox } = use(loadBelow());
  return <SeriesBox series={series} id={id} />;
}

function SubjectsOf({ article }: Pick<BelowRegionProps, 'article'>) {
  const { Subjects } = use(loadBelow());
  return <Subjects id={article.id} />;
}

function CommentsOf({ article, ...props }: BelowRegionProps) {
  const { Comments } = use(loadBelow());
  return <Comments pageId={article.id} {...props} />;
}

export function BelowSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
