import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardHead } from '@bazaar/ui/card';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DelegationsTable } from '../../common/supplier/delegations-table.tsx';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierKeys, supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { TableTitle } from '../../common/supplier/table-title.tsx';
import { messages } from './messages.ts';
import { SAMPLE_VIEWS } from './sample-views.ts';
import styles from './supplier-samples.module.css';

interface SupplierDelegationsProps {
  supplier: Supplier;
  now: string;
}

const words = shared.delegations;

/** The supplier's first delegations; expired ones come last. */
export function SupplierDelegations(props: SupplierDelegationsProps) {
  const { queryClient } = useHost();
  const queryKey = supplierKeys.delegations(props.supplier.id, SAMPLE_VIEWS.delegations);
  return (
    <RegionBoundary height="md" onRetry={() => queryClient.removeQueries({ queryKey })}>
      <Suspense fallback={<RowsSkeleton />}>
        <Samples {...props} />
      </Suspense>
    </RegionBoundary>
  );
}

function Samples({ supplier: { id, slug }, now }: SupplierDelegationsProps) {
  const { data } = useSuspenseQuery(supplierQueries(useHost().api).delegations(id, SAMPLE_VIEWS.delegations));
  if (data.items.length === 0) {
    return (
      <Card as="section" labelledBy="delegations-title">
        <CardHead id="delegations-title" title={words.title} />
        <p className={styles.empty}>{words.empty}</p>
      </Card>
    );
  }
  return (
    <>
      <DelegationsTable delegations={data.items} now={now} caption={<TableTitle title={words.title} />} />
      <div className={styles.more}>
        <LinkButton href={links.supplierDelegations(id, slug)}>{messages.allDelegations}</LinkButton>
      </div>
    </>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="row" />
      <Skeleton size="row" />
      <Skeleton size="row" />
    </SkeletonGroup>
  );
}
