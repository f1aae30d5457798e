import { formatRialText, formatToman } from '@bazaar/locale';
import styles from './amount-block.module.css';
import { messages } from './messages.ts';

interface AmountBlockProps {
  label: string;
  amountRial: number;
}

/** What was or is to be paid, in toman and as the bank's page shows it. */
export function AmountBlock({ label, amountRial }: AmountBlockProps) {
  return (
    <div className={styles.amount}>
      <p className={styles.label}>{label}</p>
      <p>
        <b className={styles.figure}>
          <bdi>{formatToman(amountRial)}</bdi>
        </b>{' '}
        <small className={styles.unit}>{messages.toman}</small>
      </p>
      <p className={styles.label}>{messages.bankRial(formatRialText(amountRial))}</p>
    </div>
  );
}
