import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { saleMessages as messages } from './sale-messages.ts';
import { saleSettingQuery } from './sale-setting.queries.ts';
import { SaleTerms } from './sale-terms.tsx';
import { useSmallStore } from './small-store.ts';
import type { Sum } from './totals.rules.ts';
import { useDraft } from './use-draft.ts';

/** How the request's supplier sells; nothing for one that has not said so. */
export function SaleTermsRegion({ sum }: { sum: Sum }) {
  const { request, change } = useDraft();
  const supplierId = useSmallStore(request, ({ supplier }) => supplier.id);
  const { data, isError, refetch } = useQuery(saleSettingQuery(useHost().api, supplierId));
  if (data === null) {
    return null;
  }
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.failed} height="md" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="card" />
      </SkeletonGroup>
    );
  }
  return (
    <SaleTerms
      setting={data}
      sum={sum}
      onChoose={(title) => change((form) => ({ ...form, payment: title }))}
    />
  );
}
