import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost, useSecondFrame } from '@bazaar/host';
import { ProductTile } from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@bazaar/ui/card';
import { EmptyState } from '@bazaar/ui/empty-state';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { SkeletonCard, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { titleOfType, typeCountsOf } from '../../common/supplier/category-types.ts';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierKeys, supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { TypeTabs } from '../../common/supplier/type-tabs.tsx';
import { messages } from './messages.ts';
import { SAMPLE_VIEWS } from './sample-views.ts';
import styles from './supplier-samples.module.css';

interface SupplierProductsProps {
  supplier: Supplier;
  now: string;
}

const words = shared.products;

/** Some of the supplier's items, and links to all items of each type. */
export function SupplierProducts({ supplier, now }: SupplierProductsProps) {
  const { queryClient } = useHost();
  const queryKey = supplierKeys.catalog(supplier.id, SAMPLE_VIEWS.products);
  const isBelowDrawn = useSecondFrame();
  return (
    <RegionBoundary height="lg" onRetry={() => queryClient.removeQueries({ queryKey })}>
      <Suspense fallback={<ProductsSkeleton />}>
        {isBelowDrawn ? <Samples supplier={supplier} now={now} /> : <ProductsSkeleton />}
      </Suspense>
    </RegionBoundary>
  );
}

function Samples({ supplier, now }: SupplierProductsProps) {
  const { api, config } = useHost();
  const { data } = useSuspenseQuery(supplierQueries(api).catalog(supplier.id, SAMPLE_VIEWS.products));
  if (data.items.length === 0) {
    return <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>;
  }
  const tabs = typeCountsOf(supplier).map((entry) => ({
    ...entry,
    title: titleOfType(config, entry.categoryType),
  }));
  const largest = tabs.toSorted((one, other) => other.count - one.count)[0];
  return (
    <Frame>
      <CardBody>
        <div className={styles.tabs}>
          <TypeTabs supplierId={supplier.id} tabs={tabs} />
        </div>
        <ProductGrid label={words.title} columns={3} trimmed={data.totalCount > data.items.length}>
          {data.items.map((product) => (
            <ProductTile key={product.id} product={product} now={now} withSupplier={false} />
          ))}
        </ProductGrid>
      </CardBody>
      {data.totalCount > data.items.length && largest && (
        <CardFoot>
          <LinkButton href={links.supplierProducts(supplier.id, largest.categoryType)}>
            {messages.allOfType(largest.title, formatNumber(largest.count))}
          </LinkButton>
        </CardFoot>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" labelledBy="products-title">
      <CardHead id="products-title" title={words.title} />
      {children}
    </Card>
  );
}

function ProductsSkeleton() {
  return (
    <Frame>
      <CardBody>
        <SkeletonGroup columns={3}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      </CardBody>
    </Frame>
  );
}
