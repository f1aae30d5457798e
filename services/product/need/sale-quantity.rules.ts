import type { FoundGood } from './good.rules.ts';
import { measureOf, type Quantity } from './quantity.rules.ts';

/** A quantity in the units in which the good is sold; null when it cannot be told. */
export function saleQuantity({ value, unit, dimension, factor }: Quantity, good: FoundGood): number | null {
  const { saleUnit } = good.need.data;
  const sale = measureOf(saleUnit);
  if (unit === saleUnit) {
    return whole(value);
  }
  if (dimension !== null && dimension === sale.dimension) {
    return whole((value * factor) / sale.factor);
  }
  const counted = dimension === null ? unit : saleUnit;
  const weightKg = weightOf(good, counted);
  if (weightKg === null) {
    return dimension === null && sale.dimension === null ? whole(value) : null;
  }
  if (dimension === null && sale.dimension === 'mass') {
    return whole((value * weightKg) / sale.factor);
  }
  return dimension === 'mass' && sale.dimension === null ? whole((value * factor) / weightKg) : null;
}

const whole = (value: number) => (value > 0 && Number.isFinite(value) ? Math.ceil(value - 1e-9) : null);

/** «وزن هر شاخه» of the variant that is asked for; null when several have different ones. */
function weightOf({ need, specification }: FoundGood, counted: string): number | null {
  const column = need.columns.findIndex(
    ({ title, column: own }) =>
      own.quantity === 'mass' && title.startsWith('وزن') && title.includes(`هر ${counted}`),
  );
  const weights = new Set(
    specification.variants.map((variant) => need.family.table.variants[variant]?.values[column]),
  );
  const [weight] = weights;
  const kilograms = need.columns[column]?.column.factor ?? 1;
  return column >= 0 && weights.size === 1 && typeof weight === 'number' ? weight * kilograms : null;
}
