import { preloadableLazy } from '@bazaar/actions';
import type { BaseProduct, BaseProductId, Variant } from '@bazaar/contracts/product';
import { type Host, useHost } from '@bazaar/host';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { Suspense, use } from 'react';
import { chosenSizeKeys, chosenSizeQueries, type SizeKey } from './chosen-size.queries.ts';
import styles from './chosen-size-region.module.css';
import { OffersError } from './offers-error.tsx';
import type { PageView } from './page.address.ts';
// The server renders these parts, so their styles belong to the page's own: the code that comes later would bring them
// after its markup.
import '../../common/compare/comparison.module.css';
import './offer-comparison.module.css';
import './offer-controls.module.css';
import './offer-table.module.css';
import './offers-choice.module.css';
import './offers-panel.module.css';
import './price-history-view.module.css';

const loadChosenSize = preloadableLazy(() => import('./chosen-size.ts'));

/** Loads the offers of a size, its prices over time, and the code that shows them; never fails. */
export function warmChosenSize({ api, queryClient }: Host, size: SizeKey): Promise<unknown>[] {
  const queries = chosenSizeQueries(api);
  return [
    loadChosenSize().catch(() => null),
    queryClient.prefetchQuery(queries.offers(size)),
    queryClient.prefetchQuery(queries.history(size)),
  ];
}

interface ChosenSizeOffersProps {
  product: BaseProduct;
  variant: Variant;
  view: PageView;
  quantity: number;
  now: string;
}

/** The offers of the chosen size. The page does not wait for them, and their failure affects only this row. */
export function ChosenSizeOffers(props: ChosenSizeOffersProps) {
  const { queryClient } = useHost();
  const queryKey = chosenSizeKeys.offers(sizeKeyOf(props));
  return (
    <OffersError onRetry={() => queryClient.removeQueries({ queryKey })}>
      <Suspense fallback={<OffersSkeleton rows={props.variant.offersCount} />}>
        <LoadedOffers {...props} />
      </Suspense>
    </OffersError>
  );
}

function LoadedOffers(props: ChosenSizeOffersProps) {
  const { OffersPanel } = use(loadChosenSize());
  return <OffersPanel {...props} size={sizeKeyOf(props)} />;
}

function sizeKeyOf({ product, variant }: Pick<ChosenSizeOffersProps, 'product' | 'variant'>): SizeKey {
  return { baseProductId: product.id, variantCode: variant.code };
}

function OffersSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup>
        <Skeleton width="half" />
        {Array.from({ length: Math.max(rows, 1) }, (_, row) => row).map((row) => (
          <Skeleton key={row} size="row" />
        ))}
      </SkeletonGroup>
    </div>
  );
}

interface ChosenSizeHistoryProps {
  baseProductId: BaseProductId;
  variant: Variant;
}

/** The prices of the chosen size over time. */
export function ChosenSizeHistory({ baseProductId, variant }: ChosenSizeHistoryProps) {
  const { queryClient } = useHost();
  const size = { baseProductId, variantCode: variant.code };
  return (
    <RegionBoundary
      height="lg"
      onRetry={() => queryClient.removeQueries({ queryKey: chosenSizeKeys.history(size) })}
    >
      <Suspense fallback={<HistorySkeleton />}>
        <LoadedHistory size={size} title={variant.title} />
      </Suspense>
    </RegionBoundary>
  );
}

function LoadedHistory(props: { size: SizeKey; title: string }) {
  const { PriceHistoryCard } = use(loadChosenSize());
  return <PriceHistoryCard {...props} />;
}

function HistorySkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup>
        <Skeleton width="half" />
        <Skeleton size="tile" />
        <Skeleton width="wide" />
      </SkeletonGroup>
    </div>
  );
}
