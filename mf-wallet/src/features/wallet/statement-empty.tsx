import { links } from '@bazaar/contracts';
import type { WalletTransactionType } from '@bazaar/contracts/wallet';
import { Drawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages, typeLabels } from './messages.ts';
import styles from './statement-empty.module.css';

/** Shown instead of the table: no transaction of this type, or none at all yet. */
export function StatementEmpty({ type = null }: { type?: WalletTransactionType | null }) {
  return type === null ? (
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
        title={messages.emptyTypeTitle(typeLabels[type])}
        actions={<LinkButton href={links.wallet()}>{messages.allTypes}</LinkButton>}
      >
        {messages.emptyType}
      </EmptyState>
    </div>
  );
}
