import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardFoot, CardHead } from '@bazaar/ui/card';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ContentRows } from '../../common/supplier/content-rows.tsx';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierKeys, supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { messages } from './messages.ts';
import { SAMPLE_VIEWS } from './sample-views.ts';
import styles from './supplier-samples.module.css';

const words = shared.contents;

/** The latest articles of the supplier. */
export function SupplierContents({ supplier }: { supplier: Supplier }) {
  const { queryClient } = useHost();
  const queryKey = supplierKeys.contents(supplier.id, SAMPLE_VIEWS.contents);
  return (
    <RegionBoundary height="md" onRetry={() => queryClient.removeQueries({ queryKey })}>
      <Card as="section" labelledBy="contents-title">
        <CardHead id="contents-title" title={words.title} />
        <Suspense fallback={<RowsSkeleton />}>
          <Samples supplier={supplier} />
        </Suspense>
      </Card>
    </RegionBoundary>
  );
}

function Samples({ supplier: { id } }: { supplier: Supplier }) {
  const { data } = useSuspenseQuery(supplierQueries(useHost().api).contents(id, SAMPLE_VIEWS.contents));
  if (data.items.length === 0) {
    return <p className={styles.empty}>{words.empty}</p>;
  }
  return (
    <>
      <ContentRows supplierId={id} contents={data.items} label={words.title} level={3} />
      <CardFoot>
        <LinkButton href={links.supplierContents(id)}>{messages.allContents}</LinkButton>
      </CardFoot>
    </>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="tile" />
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}
