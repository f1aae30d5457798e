import { ordersAround, type SupplierProduct } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { useState } from 'react';
import { quantityProblem, readQuantity } from '../../common/request/quantity.rules.ts';

/** The visitor's quantity: the typed text, its value, and why it cannot be ordered. */
export function useQuantity(product: SupplierProduct, initial: number) {
  const [text, setText] = useState(() => formatNumber(initial));
  const quantity = readQuantity(text);
  const set = (next: number) => setText(formatNumber(next));
  const around = ordersAround(product, quantity ?? product.minOrder);
  return {
    text,
    quantity,
    problem: quantityProblem(product, quantity),
    /** The nearest quantities that can be ordered. */
    around,
    write: setText,
    set,
    /** Formats the typed number once the visitor leaves the field. */
    settle: () => quantity !== null && set(quantity),
  };
}

export type Quantity = ReturnType<typeof useQuantity>;
