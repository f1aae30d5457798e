import type { FavoriteDetails, FavoriteType } from '@bazaar/contracts/content';
import { ProductGrid } from '@bazaar/listing/product-card';
import { formatNumber } from '@bazaar/locale';
import { PageHead } from '@bazaar/ui/container';
import { Pager } from '@bazaar/ui/pager';
import { LinkTabs } from '@bazaar/ui/tabs';
import { useRef } from 'react';
import { typePlurals } from '../../common/favorite/messages.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { type FavoritesView as Address, favoritesHref } from './favorites.address.ts';
import { FavoritesEmpty } from './favorites-empty.tsx';
import styles from './favorites-view.module.css';
import { messages } from './messages.ts';

interface TypeCount {
  type: FavoriteType;
  /** Undefined until it is known. */
  count: number | undefined;
}

interface FavoritesViewProps {
  view: Address;
  items: readonly FavoriteDetails[];
  pageCount: number;
  total: number | undefined;
  counts: readonly TypeCount[];
  onRemove: (favorite: FavoriteDetails) => void;
}

/** The favorites of one tab, or why there are none. */
export function FavoritesView({ view, items, pageCount, total, counts, onRemove }: FavoritesViewProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (favorite: FavoriteDetails) => {
    // The pressed button disappears with its card, so the list takes the focus for the keyboard.
    list.current?.focus({ preventScroll: true });
    onRemove(favorite);
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        note={total !== undefined && total > 0 ? messages.count(formatNumber(total)) : undefined}
      />
      <LinkTabs label={messages.tabs} items={tabsOf(view, total, counts)} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        {items.length === 0 ? (
          <FavoritesEmpty type={view.type} />
        ) : (
          <ProductGrid label={messages.list} columns={3}>
            {items.map((favorite) => (
              <FavoriteCard key={favorite.id} favorite={favorite} onRemove={() => remove(favorite)} />
            ))}
          </ProductGrid>
        )}
      </div>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => favoritesHref({ ...view, page })} />
    </div>
  );
}

function tabsOf(view: Address, total: number | undefined, counts: readonly TypeCount[]) {
  const tabs = [{ type: null, label: messages.all, count: total }, ...counts.map(nameTab)];
  return tabs.map(({ type, label, count }) => ({
    href: favoritesHref({ type, page: 1 }),
    label,
    current: type === view.type,
    ...(count !== undefined && { count: formatNumber(count) }),
  }));
}

function nameTab({ type, count }: TypeCount) {
  return { type, label: typePlurals[type], count };
}
