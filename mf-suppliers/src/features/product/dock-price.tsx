import { type SupplierProduct, unitPriceOf } from '@bazaar/contracts/product';
import { leadText } from '@bazaar/listing';
import { formatNumber, formatToman } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Price } from '@bazaar/ui/price';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiChevronUp } from '@mdi/js';
import styles from './dock-price.module.css';
import { messages } from './messages.ts';

interface DockPriceProps {
  product: SupplierProduct;
  /** Null while the quantity cannot be ordered. */
  quantity: number | null;
  /** Opens what changes the quantity. */
  opener: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void };
}

/** On a phone: the quantity, which a press changes, and the price of one unit of it. */
export function DockPrice({ product, quantity, opener }: DockPriceProps) {
  const { minOrder, saleUnit, stock } = product;
  const shown = quantity ?? minOrder;
  const unitPrice = unitPriceOf(product, shown);
  return (
    <button type="button" className={styles.price} aria-haspopup="dialog" {...opener}>
      <small className={styles.amount}>
        {formatNumber(shown)} {saleUnit} · {stock === 0 ? leadText(product, shown) : messages.change}
        <Icon path={mdiChevronUp} size="xs" />
      </small>
      {unitPrice === null ? (
        <b>{messages.inquiryPrice}</b>
      ) : (
        <>
          <VisuallyHidden>{messages.each(saleUnit)} </VisuallyHidden>
          <Price size="sm" amount={formatToman(unitPrice)} unitClassName={styles.unit} />
        </>
      )}
    </button>
  );
}
