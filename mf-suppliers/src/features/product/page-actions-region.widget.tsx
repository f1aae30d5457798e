import type { SupplierProduct } from '@bazaar/contracts/product';
import { useIdle } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { mdiRefresh } from '@mdi/js';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from './messages.ts';
import styles from './page-actions-region.module.css';

type Acts = ComponentType<{ product: SupplierProduct }>;

/** The row of acts under the picture. Its code comes once the page is usable; its place is there from the start. */
export function ProductActsPlace({ product }: { product: SupplierProduct }) {
  const { Acts, hasFailed, load } = useActs();
  return (
    <div className={styles.acts}>
      {Acts && <Acts product={product} />}
      {hasFailed && (
        <Button wide icon={mdiRefresh} onClick={load}>
          {messages.actsFailed}
        </Button>
      )}
    </div>
  );
}

function useActs() {
  const isIdle = useIdle();
  const [Acts, setActs] = useState<Acts>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import(/* webpackChunkName: "product-acts" */ './page-actions.widget.tsx').then(
      ({ ProductActs }) => setActs(() => ProductActs),
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the browser is idle
  useEffect(() => {
    if (isIdle) {
      load();
    }
  }, [isIdle]);
  return { Acts, hasFailed, load };
}
