import type { SupplierProductId } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { ProductTile } from '@bazaar/listing';
import { Section } from '@bazaar/ui/container';
import { ProductGrid } from '@bazaar/ui/product-card';
import { SkeletonCard, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RegionBoundary } from '../../region-boundary.tsx';
import { messages } from './messages.ts';
import { productKeys, productQueries } from './product.queries.ts';

interface RelatedProductsProps {
  id: SupplierProductId;
  now: string;
}

/** Items like this one. The page does not wait for them, and their failure stays theirs. */
export function RelatedProducts({ id, now }: RelatedProductsProps) {
  const { queryClient } = useHost();
  return (
    <RegionBoundary
      height="lg"
      onRetry={() => queryClient.removeQueries({ queryKey: productKeys.related(id) })}
    >
      <Suspense fallback={<RelatedSkeleton />}>
        <RelatedList id={id} now={now} />
      </Suspense>
    </RegionBoundary>
  );
}

function RelatedList({ id, now }: RelatedProductsProps) {
  const { data } = useSuspenseQuery(productQueries(useHost().api).related(id));
  if (data.length === 0) {
    return null;
  }
  return (
    <Section title={messages.related}>
      <ProductGrid label={messages.related}>
        {data.map((product) => (
          <ProductTile key={product.id} product={product} now={now} withSupplier />
        ))}
      </ProductGrid>
    </Section>
  );
}

function RelatedSkeleton() {
  return (
    <Section title={messages.related}>
      <SkeletonGroup columns={4}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </SkeletonGroup>
    </Section>
  );
}
