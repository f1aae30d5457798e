import { formatSignedPercent } from '@bazaar/locale';
import styles from './lines-table.module.css';

/** How far a price is from another one, with its sign; nothing when they are the same or cannot be compared. */
export function PriceDelta({ delta }: { delta: number | null }) {
  if (delta === null || delta === 0) {
    return null;
  }
  return (
    <bdi className={styles.delta} dir="ltr" data-above={delta > 0}>
      {formatSignedPercent(delta)}
    </bdi>
  );
}
