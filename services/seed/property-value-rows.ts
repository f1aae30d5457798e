import type { MadeProduct } from './make-products.ts';
import { unitOf } from './product-facts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A row of product.property_value: a number in base units, or a text. */
export interface PropertyValueRow {
  readonly product_id: number;
  readonly property_id: number;
  readonly base_value: number | null;
  readonly base_max_value: number | null;
  readonly text_value: string | null;
}

/** Column types of {@link PropertyValueRow}. */
export const VALUE_COLUMNS = {
  product_id: 'integer',
  property_id: 'integer',
  base_value: 'double precision',
  base_max_value: 'double precision',
  text_value: 'text',
} as const;

/** The values from which products were made, one row each. */
export function propertyValueRows(
  vocabulary: Vocabulary,
  propertyIds: ReadonlyMap<string, number>,
  products: readonly MadeProduct[],
): PropertyValueRow[] {
  return products.flatMap(({ row, values }) =>
    [...values].flatMap(([code, value]): PropertyValueRow[] => {
      const propertyId = propertyIds.get(code);
      if (propertyId === undefined) {
        return [];
      }
      const key = { product_id: row.id, property_id: propertyId };
      if ('text' in value) {
        return [{ ...key, base_value: null, base_max_value: null, text_value: value.text }];
      }
      const { factorToBase = 1, offsetToBase = 0 } = unitOf(vocabulary, code) ?? {};
      const toBase = (number: number) => number * factorToBase + offsetToBase;
      const most = value.maxValue === null ? null : toBase(value.maxValue);
      return [{ ...key, base_value: toBase(value.value), base_max_value: most, text_value: null }];
    }),
  );
}
