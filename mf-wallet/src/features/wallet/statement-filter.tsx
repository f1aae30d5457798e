import { WALLET_TRANSACTION_TYPES, type WalletTransactionType } from '@bazaar/contracts/wallet';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { useEffect, useRef } from 'react';
import { messages, typeLabels } from './messages.ts';
import styles from './statement-filter.module.css';
import { type WalletView, walletHref } from './wallet.address.ts';

const CHOICES: readonly (WalletTransactionType | null)[] = [null, ...WALLET_TRANSACTION_TYPES];

/** The transaction types as links; where they do not fit side by side, the current one is scrolled into view. */
export function StatementFilter({ view }: { view: WalletView }) {
  const current = view.type;
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current chip is what moves the row
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]');
    if (row.current && chip) {
      row.current.scrollLeft += centreOf(chip) - centreOf(row.current);
    }
  }, [current]);
  return (
    <div ref={row} className={styles.filter}>
      <ChipRow label={messages.filter}>
        {CHOICES.map((type) => (
          <Chip
            key={type ?? 'all'}
            kind={type === current ? 'current' : 'rest'}
            href={walletHref(view, { type, page: 1 })}
          >
            {type === null ? messages.allTypes : typeLabels[type]}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
