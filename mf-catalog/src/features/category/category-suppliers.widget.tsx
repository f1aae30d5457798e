import { links } from '@bazaar/contracts';
import type { Category } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { Section } from '@bazaar/ui/container';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { messages as shared } from '../../common/text/messages.ts';
import { categoryQueries } from './category.queries.ts';
import { messages } from './messages.ts';
import { SupplierStrip } from './supplier-strip.tsx';

/** The suppliers with the most items of a category, each with three of them; renders nothing when there are none. */
export function CategorySuppliers({ category }: { category: Category }) {
  const { id, slug, title, categoryType } = category;
  const { data, isPending, isFetching, refetch } = useQuery(categoryQueries(useHost().api).suppliers(id));
  if (data?.items.length === 0) {
    return null;
  }
  return (
    <Section
      title={messages.suppliersOf(title)}
      more={{ href: links.suppliersOfCategory(id, slug), text: messages.allSuppliers }}
    >
      {data ? (
        <SupplierStrip
          label={messages.suppliersOf(title)}
          suppliers={data.items}
          name={shared.itemNames[categoryType]}
        />
      ) : (
        <Waiting isPending={isPending} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

interface WaitingProps {
  isPending: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

function Waiting({ isPending, isRetrying, onRetry }: WaitingProps) {
  return isPending ? (
    <SkeletonGroup columns={3}>
      <Skeleton size="card" />
      <Skeleton size="card" />
      <Skeleton size="card" />
    </SkeletonGroup>
  ) : (
    <RegionError cause={messages.suppliersFailed} height="lg" retrying={isRetrying} onRetry={onRetry} />
  );
}
