import type { ContentPage } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RELATED_COUNT, relatedQuery } from './below.queries.ts';
import { RelatedFrame, RelatedList } from './related-list.tsx';

/**
 * Articles with the same first label. The page does not wait for them, and their failure affects only this section.
 */
export function RelatedArticles({ article }: { article: Pick<ContentPage, 'id' | 'labels'> }) {
  const { api, queryClient } = useHost();
  const query = relatedQuery(api, article);
  if (query === null) {
    return null;
  }
  return (
    <RegionBoundary height="md" onRetry={() => queryClient.removeQueries({ queryKey: query.queryKey })}>
      <Suspense fallback={<RelatedSkeleton />}>
        <RelatedData query={query} />
      </Suspense>
    </RegionBoundary>
  );
}

function RelatedData({ query }: { query: NonNullable<ReturnType<typeof relatedQuery>> }) {
  const { data } = useSuspenseQuery(query);
  return <RelatedList articles={data.items} />;
}

function RelatedSkeleton() {
  return (
    <RelatedFrame>
      <SkeletonGroup>
        {Array.from({ length: RELATED_COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
          <Skeleton key={index} size="tile" />
        ))}
      </SkeletonGroup>
    </RelatedFrame>
  );
}
