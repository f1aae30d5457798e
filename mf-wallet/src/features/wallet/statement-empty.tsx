import type { WalletTransactionType } from '@bazaar/contracts/wallet';
import { Drawing } from '@bazaar/drawing';
import { useHost } from '@bazaar/host';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages, typeLabels } from './messages.ts';
import styles from './statement-empty.module.css';
import { walletHref } from './wallet.address.ts';

interface StatementEmptyProps {
  type?: WalletTransactionType | null;
  /** Days or a code narrow the statement. */
  searched?: boolean;
  /** The address of all transactions. */
  allHref?: string;
}

/** Shown instead of the table: no transaction of this type or search, or none at all yet. */
export function StatementEmpty({
  type = null,
  searched = false,
  allHref = walletHref({}),
}: StatementEmptyProps) {
  const { links } = useHost();
  return type === null && !searched ? (
    <EmptyState
      art={<Drawing family="doc" seed="wallet" bare />}
      title={messages.emptyTitle}
      actions={<LinkButton href={links.categoryType('Product')}>{messages.toCategories}</LinkButton>}
    >
      {messages.empty}
    </EmptyState>
  ) : (
    <div className={styles.inside}>
      <EmptyState
        level={3}
        title={
          type === null || searched ? messages.emptySearchTitle : messages.emptyTypeTitle(typeLabels[type])
        }
        actions={<LinkButton href={allHref}>{messages.allTypes}</LinkButton>}
      >
        {searched ? messages.emptySearch : messages.emptyType}
      </EmptyState>
    </div>
  );
}
