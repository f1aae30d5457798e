import type { FoundGood } from './good.rules.ts';
import type { Wish } from './specification.rules.ts';

/** A value that can be had in place of one that cannot; the variant that has it. */
export interface NearestValue {
  readonly variant: number;
  readonly text: string | null;
}

const MAX_TEXTS = 3;

/** The values nearest to a wish among the variants that keep everything else: one below and one above. */
export function nearestOf({ option }: Wish, { specification, need }: FoundGood): NearestValue[] {
  const { column, wanted, numbers } = option;
  const places = specification.variants.filter(
    (variant) => numbers[variant] !== null && numbers[variant] !== undefined,
  );
  if (wanted !== null && places.length > 0) {
    const sorted = [...places].sort(
      (one, other) => distance(numbers[one], wanted) - distance(numbers[other], wanted) || one - other,
    );
    const below = sorted.find((variant) => (numbers[variant] ?? 0) < wanted);
    const above = sorted.find((variant) => (numbers[variant] ?? 0) > wanted);
    const equal = sorted.find((variant) => numbers[variant] === wanted);
    return [below, above, equal].flatMap((variant) => (variant === undefined ? [] : [nearestAt(variant)]));
  }
  const all = specification.variants.map(nearestAt).filter(({ text }) => text !== null);
  return [...Map.groupBy(all, ({ text }) => text).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, MAX_TEXTS);

  function nearestAt(variant: number): NearestValue {
    const value = need.family.table.variants[variant]?.values[column];
    return { variant, text: typeof value === 'string' ? value : null };
  }
}

const distance = (number: number | null | undefined, wanted: number) =>
  Math.abs((number ?? Number.POSITIVE_INFINITY) - wanted);
