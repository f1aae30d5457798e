import { links } from '@bazaar/contracts';
import type { TradedSupplier } from '@bazaar/contracts/trade';
import { Drawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import { messages } from './messages.ts';
import { TradedSupplierCard } from './traded-supplier-card.tsx';
import { tradedSuppliersHref } from './traded-suppliers.address.ts';
import styles from './traded-suppliers-view.module.css';

interface TradedSuppliersViewProps {
  page: number;
  pageCount: number;
  total: number;
  items: readonly TradedSupplier[];
  /** Empty while the titles are unknown. */
  statusTitles: Readonly<Record<string, string>>;
  /** The request that is being repeated. */
  repeatingId: number | null;
  onRepeat: (request: TradedSupplier['lastRequest']) => void;
}

/** One page of the suppliers, or where to find a first one. */
export function TradedSuppliersView(props: TradedSuppliersViewProps) {
  const { page, pageCount, total, items, statusTitles, repeatingId, onRepeat } = props;
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} note={total > 0 ? messages.count(formatNumber(total)) : undefined} />
      {items.length === 0 ? (
        <NoSuppliers />
      ) : (
        <ul className={styles.list} aria-label={messages.list}>
          {items.map((traded) => (
            <li key={traded.supplier.id}>
              <TradedSupplierCard
                traded={traded}
                statusTitle={statusTitles[traded.lastRequest.status]}
                isRepeating={repeatingId === traded.lastRequest.id}
                isBusy={repeatingId !== null}
                onRepeat={() => onRepeat(traded.lastRequest)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pageCount={pageCount} hrefOf={tradedSuppliersHref} />
    </div>
  );
}

function NoSuppliers() {
  return (
    <EmptyState
      art={<Drawing family="gearbox" seed="traded-suppliers" bare />}
      title={messages.emptyTitle}
      actions={
        <>
          <LinkButton kind="primary" href={links.suppliersOfType('Product')}>
            {messages.toSuppliers}
          </LinkButton>
          <LinkButton href={links.needFinder()}>{messages.toNeed}</LinkButton>
        </>
      }
    >
      {messages.empty}
    </EmptyState>
  );
}
