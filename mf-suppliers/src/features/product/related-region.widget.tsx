import { preloadableLazy } from '@bazaar/actions';
import type { BaseProductId, SupplierProduct, VariantCode } from '@bazaar/contracts/product';
import { useHost, useSecondFrame } from '@bazaar/host';
import { Section } from '@bazaar/ui/container';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonCard, SkeletonGroup } from '@bazaar/ui/skeleton';
import { type ReactNode, Suspense, use } from 'react';
import { productKeys } from '../../common/product/product.queries.ts';
import { messages } from './messages.ts';
import styles from './related-region.module.css';
// The server renders these parts, so their styles belong to the page's own: the code that comes later would bring them
// after its markup.
import '@bazaar/listing/product-tile.module.css';
import './size-place.module.css';

/** Loads the code of the sections below the item. */
export const loadRelated = preloadableLazy(() => import('./related.ts'));

interface RelatedRegionProps {
  product: SupplierProduct;
  now: string;
}

/**
 * The neighbours in size, offers of other suppliers, and similar items. The page does not wait for them, and each handles its own failure.
 */
export function RelatedRegion({ product, now }: RelatedRegionProps) {
  const { baseProductId, variantCode, offersCount } = product;
  return (
    <>
      {baseProductId !== null && (
        <Region queryKey={productKeys.sizes(product.id)} fallback={<RowsSkeleton title={messages.sizes} />}>
          <Sizes product={product} />
        </Region>
      )}
      {baseProductId !== null && variantCode !== null && offersCount > 1 && (
        <Region
          queryKey={productKeys.offers(variantCode)}
          fallback={<RowsSkeleton title={messages.otherOffers} />}
        >
          <Offers {...{ product, baseProductId, variantCode }} />
        </Region>
      )}
      <div className={styles.related}>
        <Region queryKey={productKeys.related(product.id)} fallback={<RelatedSkeleton />}>
          <Related product={product} now={now} />
        </Region>
      </div>
    </>
  );
}

interface RegionProps {
  /** Removed from the cache before a retry. */
  queryKey: readonly unknown[];
  fallback: ReactNode;
  children: ReactNode;
}

function Region({ queryKey, fallback, children }: RegionProps) {
  const { queryClient } = useHost();
  const isBelowDrawn = useSecondFrame();
  return (
    <RegionBoundary height="lg" onRetry={() => queryClient.removeQueries({ queryKey })}>
      <Suspense fallback={fallback}>{isBelowDrawn ? children : fallback}</Suspense>
    </RegionBoundary>
  );
}

function Sizes({ product }: { product: SupplierProduct }) {
  const { SizePlaceSection } = use(loadRelated());
  return <SizePlaceSection product={product} />;
}

function Offers(props: { product: SupplierProduct; baseProductId: BaseProductId; variantCode: VariantCode }) {
  const { OtherOffers } = use(loadRelated());
  return <OtherOffers {...props} />;
}

function Related({ product, now }: RelatedRegionProps) {
  const { RelatedProducts } = use(loadRelated());
  return <RelatedProducts product={product} now={now} />;
}

function RowsSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <SkeletonGroup>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} size="row" />
        ))}
      </SkeletonGroup>
    </Section>
  );
}

function RelatedSkeleton() {
  return (
    <Section title={messages.related}>
      <SkeletonGroup columns={4}>
        {[1, 2, 3, 4].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </SkeletonGroup>
    </Section>
  );
}
