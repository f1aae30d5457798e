import { links } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { FavoriteRows } from './favorite-rows.tsx';
import { LATEST_FAVORITES } from './latest-favorites.queries.ts';
import { messages } from './messages.ts';

/** The last favorites, with their own query. */
export function LatestFavorites() {
  const { data, isError, refetch } = useQuery(favoriteQueries(useHost().api).list(LATEST_FAVORITES));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.favoritesFailed} height="lg" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="card" />
      </SkeletonGroup>
    );
  }
  const isEmpty = data.items.length === 0;
  return (
    <Card as="section" labelledBy="latest-favorites">
      <CardHead
        id="latest-favorites"
        title={messages.latestFavorites}
        actions={isEmpty ? undefined : <Link href={links.favorites()}>{messages.allFavorites}</Link>}
      />
      {isEmpty ? (
        <CardBody>
          <p>{messages.noFavorites}</p>
          <LinkButton href={links.categoryType('Product')}>{messages.toCategories}</LinkButton>
        </CardBody>
      ) : (
        <FavoriteRows favorites={data.items} />
      )}
    </Card>
  );
}
