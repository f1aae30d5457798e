import type { WalletCredit } from '@bazaar/contracts/wallet';
import { amountInWords, formatJalaliDateTime, formatToman } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import type { ReactNode } from 'react';
import { More } from '../../common/more/more.tsx';
import styles from './credit-band.module.css';
import { messages } from './messages.ts';

interface CreditBandProps {
  credit: WalletCredit;
  /** The list of what is held. */
  holdsHref: string;
}

/** The wallet's credit, in the dark band: available, held for trades, and the total. */
export function CreditBand({ credit, holdsHref }: CreditBandProps) {
  const { availableRial, heldRial, balanceRial, updatedAt } = credit;
  return (
    <section className={styles.band} aria-labelledby="wallet-credit">
      <h2 id="wallet-credit" className="visually-hidden">
        {messages.credit}
      </h2>
      <dl className={styles.cells}>
        <Cell label={messages.available} amountRial={availableRial} isMain>
          <dd className={styles.words}>{amountInWords(availableRial)}</dd>
        </Cell>
        <Cell label={messages.held} amountRial={heldRial}>
          {heldRial > 0 && (
            <dd className={styles.words}>
              <Link href={holdsHref} className={styles.link}>
                {messages.heldLink}
              </Link>
            </dd>
          )}
        </Cell>
        <Cell label={messages.total} amountRial={balanceRial}>
          {balanceRial > 0 && (
            <dd className={styles.words}>
              {messages.updatedAt}:{' '}
              <TimeText dateTime={updatedAt}>{formatJalaliDateTime(updatedAt)}</TimeText>
            </dd>
          )}
        </Cell>
      </dl>
      <More className={styles.meaning} title={messages.meaning.title}>
        <p>{messages.meaning.available}</p>
        <p>{messages.meaning.held}</p>
        <p>{messages.meaning.total}</p>
      </More>
    </section>
  );
}

interface CellProps {
  label: string;
  amountRial: number;
  isMain?: boolean;
  children?: ReactNode;
}

function Cell({ label, amountRial, isMain, children }: CellProps) {
  return (
    <div className={styles.cell} data-main={isMain}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>
        <b>
          <bdi>{formatToman(amountRial)}</bdi>
        </b>{' '}
        <small>{messages.toman}</small>
      </dd>
      {children}
    </div>
  );
}
