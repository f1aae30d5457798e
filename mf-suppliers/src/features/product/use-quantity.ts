import type { SupplierProduct } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { useState } from 'react';
import { nearestQuantities, quantityProblem, readQuantity } from '../../common/request/quantity.rules.ts';

/** The quantity that the visitor has in mind: what is written, what it means, and why it cannot be ordered. */
export function useQuantity(product: SupplierProduct, initial: number) {
  const [text, setText] = useState(() => formatNumber(initial));
  const quantity = readQuantity(text);
  const set = (next: number) => setText(formatNumber(next));
  const around = nearestQuantities(product, quantity ?? product.minOrder);
  return {
    text,
    quantity,
    problem: quantityProblem(product, quantity),
    /** The nearest ones that can be ordered. */
    around,
    write: setText,
    set,
    /** Written as it is read, once the visitor leaves the field. */
    settle: () => quantity !== null && set(quantity),
  };
}

export type Quantity = ReturnType<typeof useQuantity>;
