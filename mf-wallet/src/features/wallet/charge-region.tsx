import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import type { WalletView } from './wallet.address.ts';

const load = () => import('./charge-panel.widget.tsx').then(({ ChargePanel }) => ChargePanel);

/** The place of the charge, whose code comes after the balance. */
export function ChargeRegion({ view }: { view: WalletView }) {
  return (
    <OnDemandRegion
      load={load}
      with={{ view }}
      height="lg"
      fallback={
        <SkeletonGroup>
          <Skeleton size="panel" />
        </SkeletonGroup>
      }
    />
  );
}
