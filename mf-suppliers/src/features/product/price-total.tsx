import { type SupplierProduct, totalOf } from '@bazaar/contracts/product';
import { amountInWords, formatToman } from '@bazaar/locale';
import { Price } from '@bazaar/ui/price';
import { messages } from './messages.ts';
import styles from './price-total.module.css';

interface PriceTotalProps {
  product: SupplierProduct;
  /** Null while the quantity cannot be ordered. */
  quantity: number | null;
}

/** The sum of a quantity, in digits and in words. */
export function PriceTotal({ product, quantity }: PriceTotalProps) {
  const totalRial = quantity === null ? null : totalOf(product, quantity);
  return (
    <div className={styles.total} role="status">
      <p className={styles.sum}>
        <span className={styles.sumLabel}>{messages.total}</span>{' '}
        {totalRial === null ? <span aria-hidden="true">—</span> : <Price amount={formatToman(totalRial)} />}
      </p>
      <p className={styles.note}>
        {totalRial === null ? noTotalText(quantity) : `${amountInWords(totalRial)}${messages.beforeTax}`}
      </p>
    </div>
  );
}

function noTotalText(quantity: number | null): string {
  return quantity === null ? messages.noTotal : messages.totalTooLarge;
}
