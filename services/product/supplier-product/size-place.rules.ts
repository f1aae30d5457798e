import type { ColumnRow, VariantRow } from '../base-product/variant.sql.ts';

/** Columns of the small table on an item's page; more only when more define a variant. */
const COLUMNS = 5;
/** Variants shown, the item's own included. */
const MAX_ROWS = 5;

/** The rows around a variant: as many before as after, where the table has them. */
export function adjacentRows<Row>(rows: readonly Row[], own: number): Row[] {
  const first = Math.max(0, Math.min(own - Math.floor(MAX_ROWS / 2), rows.length - MAX_ROWS));
  return rows.slice(first, first + MAX_ROWS);
}

/** The columns that define a variant, and others beside them; their places in the whole table, in its order. */
export function chosenColumns(columns: readonly Pick<ColumnRow, 'defines'>[]): number[] {
  const places = [...columns.keys()];
  const defining = places.filter((place) => columns[place]?.defines);
  const others = places.filter((place) => !columns[place]?.defines);
  return [...defining, ...others.slice(0, Math.max(0, COLUMNS - defining.length))];
}

/** The part of a size table around one of its variants, as the contract's SizePlace has it. */
export function toSizePlace(columns: readonly ColumnRow[], variants: readonly VariantRow[], ownId: number) {
  const chosen = chosenColumns(columns);
  const own = variants.findIndex(({ id }) => id === ownId);
  return {
    columns: chosen.flatMap((place) => columns[place] ?? []),
    variants: adjacentRows(variants, own).map((variant) => ({
      ...variant,
      values: chosen.map((place) => variant.values[place] ?? null),
    })),
    variantsCount: variants.length,
  };
}
