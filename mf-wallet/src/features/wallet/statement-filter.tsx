import { WALLET_TRANSACTION_TYPES, type WalletTransactionType } from '@bazaar/contracts/wallet';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { messages, typeLabels } from './messages.ts';
import { statementPath } from './statement-address.rules.ts';
import styles from './statement-filter.module.css';

const CHOICES: readonly (WalletTransactionType | null)[] = [null, ...WALLET_TRANSACTION_TYPES];

/** The types of movement as links. */
export function StatementFilter({ current }: { current: WalletTransactionType | null }) {
  return (
    <div className={styles.filter}>
      <ChipRow label={messages.filter}>
        {CHOICES.map((type) => (
          <Chip
            key={type ?? 'all'}
            kind={type === current ? 'current' : 'rest'}
            href={statementPath({ type, page: 1 })}
          >
            {type === null ? messages.allTypes : typeLabels[type]}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
