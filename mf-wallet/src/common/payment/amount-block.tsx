import { formatRialText, formatToman } from '@bazaar/locale';
import styles from './amount-block.module.css';
import { messages } from './messages.ts';

interface AmountBlockProps {
  label: string;
  amountRial: number;
  /** How the amount in rial is written; by default as what the bank's page shows. */
  inRial?: (amount: string) => string;
}

/** What was or is to be paid, in toman and in rial. */
export function AmountBlock({ label, amountRial, inRial = messages.bankRial }: AmountBlockProps) {
  return (
    <div className={styles.amount}>
      <p className={styles.label}>{label}</p>
      <p>
        <b className={styles.figure}>
          <bdi>{formatToman(amountRial)}</bdi>
        </b>{' '}
        <small className={styles.unit}>{messages.toman}</small>
      </p>
      <p className={styles.label}>{inRial(formatRialText(amountRial))}</p>
    </div>
  );
}
