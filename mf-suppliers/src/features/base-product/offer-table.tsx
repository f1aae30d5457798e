import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { DataTable } from '@bazaar/ui/data-table';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';
import { type OfferTableContext, offerColumns } from './offer-columns.tsx';
import styles from './offer-table.module.css';
import { viewLink } from './page.address.ts';

const { offers: words } = messages;

interface OfferTableProps extends OfferTableContext {
  product: BaseProduct;
  offers: readonly Offer[];
  /** The offers after filtering and sorting. */
  shown: readonly Offer[];
}

/** The offers as a sortable table; in a narrow container, as cards. */
export function OfferTable(props: OfferTableProps) {
  const { product, view, offers, shown, choice } = props;
  if (shown.length === 0) {
    const cleared = { isVerifiedOnly: false, isPricedOnly: false, cityId: null };
    return (
      <EmptyState
        level={3}
        title={words.filteredTitle}
        actions={
          <LinkButton kind="ink" href={viewLink(product, view, cleared)}>
            {words.clearFilters}
          </LinkButton>
        }
      >
        {words.filtered(formatNumber(offers.length))}
      </EmptyState>
    );
  }
  return (
    <div className={styles.offers}>
      <DataTable
        caption={words.table}
        captionHidden
        columns={offerColumns(props)}
        rows={shown}
        keyOf={({ productId }) => productId}
        isSelected={choice?.has}
      />
    </div>
  );
}
