import { links } from '@bazaar/contracts';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { type Host, useHost } from '@bazaar/host';
import { formatNumber, isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiPrinterOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import type { CompareItem } from '../../common/compare/compare-list.rules.ts';
import { removeCompared } from '../../common/compare/compare-list.store.ts';
import { Comparison } from '../../common/compare/comparison.tsx';
import { messages } from '../../common/compare/messages.ts';
import { productComparison } from '../../common/compare/product-comparison.ts';
import type { LazyDialogProps } from '../../common/lazy/use-lazy-dialog.ts';
import { productKeys, productQueries } from '../../common/product/product.queries.ts';
import { messages as shared } from '../../common/text/messages.ts';
import styles from './compare-dialog.module.css';

const NOT_FOUND = 404;

interface CompareDialogProps extends LazyDialogProps {
  items: readonly CompareItem[];
}

/** The items of the compare bar side by side, over the page. */
export function LazyComponent({ open, onClose, items }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={messages.dialogTitle(formatNumber(items.length))}
      actions={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <Button kind="ink" icon={mdiPrinterOutline} onClick={() => globalThis.print()}>
            {messages.print}
          </Button>
        </>
      }
    >
      <ComparedItems items={items} />
    </Dialog>
  );
}

function ComparedItems({ items }: Pick<CompareDialogProps, 'items'>) {
  const host = useHost();
  const { data, isError, refetch } = useQuery({
    queryKey: [...productKeys.all, 'compared', items.map(({ id }) => id)],
    queryFn: () => Promise.all(items.map((item) => productOrGone(host, item))),
    // When one item is removed, the others stay visible while the new comparison loads.
    placeholderData: (before) => before,
  });
  if (isError) {
    return <RegionError cause={shared.regionFailed} height="lg" onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton size="panel" />
      </SkeletonGroup>
    );
  }
  const found = data.filter((product) => product !== null);
  const gone = items.filter(({ id }) => !found.some((product) => product.id === id));
  return (
    <>
      {gone.map((item) => (
        <GoneItem key={item.id} item={item} />
      ))}
      <Comparison
        caption={messages.dialogTitle(formatNumber(found.length))}
        columns={found.map((product) => ({ key: product.id, head: <ColumnHead product={product} /> }))}
        rows={productComparison(found)}
      />
    </>
  );
}

/** An item with the data of its page; null when it is no longer offered. */
async function productOrGone({ api, queryClient }: Host, { id }: CompareItem) {
  try {
    return await queryClient.ensureQueryData(productQueries(api).detail(id));
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === NOT_FOUND) {
      return null;
    }
    throw error;
  }
}

function ColumnHead({ product: { id, title, slug, drawing } }: { product: SupplierProduct }) {
  return (
    <div className={styles.column}>
      <span className={styles.plate}>
        <ItemDrawing spec={drawing} bare />
      </span>
      <Link href={links.product(id, slug)} className={styles.title}>
        <bdi>{title}</bdi>
      </Link>
      <RemoveButton id={id} title={title} />
    </div>
  );
}

function GoneItem({ item: { id, title } }: { item: CompareItem }) {
  return (
    <p className={styles.gone}>
      <span>
        <bdi>{title}</bdi>: {messages.gone}
      </span>
      <RemoveButton id={id} title={title} />
    </p>
  );
}

function RemoveButton({ id, title }: Pick<CompareItem, 'id' | 'title'>) {
  return (
    <Button
      size="sm"
      className={styles.remove}
      aria-label={messages.remove(isolate(title))}
      onClick={() => removeCompared(id)}
    >
      {messages.removeShort}
    </Button>
  );
}
