import type { LazyDialogProps } from '@bazaar/actions';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { Dialog } from '@bazaar/ui/dialog';
import { FactRows } from '@bazaar/ui/facts';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { PriceTotal } from './price-total.tsx';
import { QuantityField } from './quantity-field.tsx';
import { quantityHint } from './quantity-hint.ts';
import styles from './quantity-sheet.module.css';
import { termsOf } from './terms.tsx';
import { TierTable } from './tier-table.tsx';
import type { Quantity } from './use-quantity.ts';

interface QuantitySheetProps extends LazyDialogProps {
  product: SupplierProduct;
  quantity: Quantity;
  /** Null while the quantity cannot be ordered. */
  ordered: number | null;
  actions: ReactNode;
}

/** The quantity with its tiers and its sum, above the bar of a phone. */
export function LazyComponent(props: QuantitySheetProps) {
  const { open, onClose, product, quantity, ordered, actions } = props;
  return (
    <Dialog open={open} onClose={onClose} kind="sheet" title={messages.quantityAndPrice} actions={actions}>
      <div className={styles.sheet}>
        <QuantityField
          id="sheet-quantity"
          product={product}
          quantity={quantity}
          hint={quantityHint(product, ordered)}
        />
        {product.priceTiers.length > 0 && <TierTable product={product} quantity={quantity.quantity} />}
        <FactRows facts={termsOf(product)} />
        {product.priceRial !== null && <PriceTotal product={product} quantity={ordered} />}
      </div>
    </Dialog>
  );
}
