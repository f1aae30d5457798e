import type { SeededSupplier } from './make-supplier.ts';
import type { Random } from './random.ts';
import { isInField } from './supplier-texts.ts';

/** Chooses suppliers for a field of work, so that each of them has something to sell. */
export interface SupplierChoice {
  /** Different suppliers of a category, those with the fewest items first. */
  take(categoryId: number, size: number): SeededSupplier[];
}

/** Starts with no items for any supplier. */
export function createSupplierChoice(suppliers: readonly SeededSupplier[], random: Random): SupplierChoice {
  const itemsOf = new Map(suppliers.map(({ id }) => [id, 0]));
  const loadOf = ({ id }: SeededSupplier) => (itemsOf.get(id) ?? 0) + random.next() * 2;
  return {
    take: (categoryId, size) => {
      const able = suppliers.filter(({ fields }) => isInField(fields, categoryId));
      const chosen = able
        .map((supplier) => ({ supplier, load: loadOf(supplier) }))
        .sort((one, other) => one.load - other.load)
        .slice(0, size)
        .map(({ supplier }) => supplier);
      for (const { id } of chosen) {
        itemsOf.set(id, (itemsOf.get(id) ?? 0) + 1);
      }
      return chosen;
    },
  };
}
