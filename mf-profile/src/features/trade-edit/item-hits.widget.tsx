import { useHost } from '@bazaar/host';
import { formatNumber, isolate } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiCheck, mdiPlus } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { addItemMessages as messages } from './add-item-messages.ts';
import { catalogueQuery } from './catalogue.queries.ts';
import { searchItems } from './catalogue.rules.ts';
import { type LineItem, lineOfItem } from './draft-form.rules.ts';
import { itemTermsQuery } from './item-terms.queries.ts';
import styles from './lines-step.module.css';
import { messages as formMessages } from './messages.ts';
import { useDraft, useForm } from './use-draft.ts';
import { useLineAddition } from './use-line-addition.ts';

const MAX_HITS = 6;

/** The items of the supplier that a term finds by name and code, each with a button that adds it. */
export function ItemHits({ term }: { term: string }) {
  const { api } = useHost();
  const { request } = useDraft();
  const { data, isError, refetch } = useQuery(catalogueQuery(api, request.get().supplier.id));
  const wanted = useDeferredValue(term);
  const hits = useMemo(() => searchItems(data?.items ?? [], wanted, MAX_HITS), [data, wanted]);
  return data === undefined ? (
    <Wait isError={isError} onRetry={() => void refetch()} />
  ) : (
    <Hits items={hits} />
  );
}

function Wait({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <RegionError cause={messages.addItemFailed} onRetry={onRetry} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="row" />
    </SkeletonGroup>
  );
}

function Hits({ items }: { items: readonly LineItem[] }) {
  return (
    <>
      <p role="status" className={styles.hitCode}>
        {items.length === 0 ? messages.addItemNone : messages.addItemFound(formatNumber(items.length))}
      </p>
      {items.length > 0 && (
        <ul className={styles.found} aria-label={formMessages.addItem}>
          {items.map((item) => (
            <Hit key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}

function Hit({ item }: { item: LineItem }) {
  const isIn = useForm(({ lines }) => lines.some((line) => line.item?.id === item.id));
  const [isAdding, setAdding] = useState(false);
  const add = useAddition();
  const press = async () => {
    setAdding(true);
    await add(item);
    setAdding(false);
  };
  return (
    <li className={styles.hit}>
      <div>
        <p className={styles.hitTitle}>
          <IsolatedRuns text={item.title} />
        </p>
        <p className={styles.hitCode}>
          <bdi dir="ltr">{item.sku}</bdi>
        </p>
      </div>
      {isIn && <Badge icon={mdiCheck}>{messages.alreadyIn}</Badge>}
      <Button
        size="sm"
        icon={mdiPlus}
        busy={isAdding}
        aria-label={messages.addThis(isolate(item.title))}
        onClick={() => void press()}
      >
        {messages.add}
      </Button>
    </li>
  );
}

/** Adds an item with the smallest quantity that can be ordered; 1 when that cannot be read now. */
function useAddition() {
  const { api, queryClient } = useHost();
  const add = useLineAddition();
  return async (item: LineItem) => {
    const terms = await queryClient.fetchQuery(itemTermsQuery(api, item.id)).catch(() => null);
    const least = terms === null || terms === 'gone' ? 1 : terms.minOrder;
    add([lineOfItem(item, crypto.randomUUID(), formatNumber(least))]);
  };
}
