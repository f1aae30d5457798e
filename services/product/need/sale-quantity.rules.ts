import { MAX_QUANTITY } from '@bazaar/contracts/product';
import type { FoundGood } from './good.rules.ts';
import { measureOf, type Quantity } from './quantity.rules.ts';

/** A quantity in the units in which the good is sold; null when it cannot be told, and when nobody can order it. */
export function saleQuantity(quantity: Quantity, good: FoundGood): number | null {
  const { saleUnit } = good.need.data;
  const sale = measureOf(saleUnit);
  if (quantity.unit === saleUnit) {
    return whole(quantity.value);
  }
  if (quantity.dimension !== null && quantity.dimension === sale.dimension) {
    return whole((quantity.value * quantity.factor) / sale.factor);
  }
  return quantity.dimension === null ? fromPieces(quantity, good) : toPieces(quantity, good);
}

const whole = (value: number) => (value > 0 && value <= MAX_QUANTITY ? Math.ceil(value - 1e-9) : null);

/** «۲۰ شاخه» of what is sold by weight or length. */
function fromPieces({ value, unit }: Quantity, good: FoundGood): number | null {
  const sale = measureOf(good.need.data.saleUnit);
  if (sale.dimension === null) {
    return whole(value);
  }
  const piece = sale.dimension === 'mass' ? ofPiece(good, `هر ${unit}`) : ofPiece(good, `طول ${unit}`);
  return piece === null ? null : whole((value * piece) / sale.factor);
}

/** «۵ تن» of what is sold by the piece. */
function toPieces({ value, factor, dimension }: Quantity, good: FoundGood): number | null {
  const isMass = dimension === 'mass' && measureOf(good.need.data.saleUnit).dimension === null;
  const piece = isMass ? ofPiece(good, `هر ${good.need.data.saleUnit}`) : null;
  return piece === null ? null : whole((value * factor) / piece);
}

/** Weight in kilograms or length in metres of one piece; null when the variants that are left have different ones. */
function ofPiece({ need, specification }: FoundGood, words: string): number | null {
  const place = need.columns.findIndex(
    ({ title, column: { quantity } }) =>
      title.includes(words) && (quantity === 'mass' || quantity === 'length'),
  );
  const values = new Set(
    specification.variants.map((variant) => need.family.table.variants[variant]?.values[place]),
  );
  const [value] = values;
  const factor = need.columns[place]?.column.factor ?? 1;
  return place >= 0 && values.size === 1 && typeof value === 'number' ? value * factor : null;
}
