import type { SupplierProduct } from '@bazaar/contracts/product';
import { useIdle } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiRefresh } from '@mdi/js';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from './messages.ts';
import styles from './page-actions-region.module.css';

type Actions = ComponentType<{ product: SupplierProduct }>;

/**
 * The row of actions under the picture. Its code loads once the page is usable; its space is reserved from the start.
 */
export function ProductPageActionsRegion({ product }: { product: SupplierProduct }) {
  const { Actions, hasFailed, load } = useActions();
  return (
    <div className={styles.actions} data-print="hide">
      {Actions && <Actions product={product} />}
      {hasFailed && (
        <Button wide icon={mdiRefresh} onClick={load}>
          {messages.actionsFailed}
        </Button>
      )}
    </div>
  );
}

function useActions() {
  const isIdle = useIdle();
  const [Actions, setActions] = useState<Actions>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import('./page-actions.widget.tsx').then(
      ({ ProductPageActions }) => setActions(() => ProductPageActions),
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the browser is idle
  useEffect(() => {
    if (isIdle) {
      load();
    }
  }, [isIdle]);
  return { Actions, hasFailed, load };
}
