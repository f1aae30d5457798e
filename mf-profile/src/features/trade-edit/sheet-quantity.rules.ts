/** A number, then a word: «۲۰ عدد», «12.5 m», «۴ (متر)». A digit may end a unit only as a power: «m2». */
const NUMBER_WITH_UNIT =
  /^([\d۰-۹٠-٩][\d۰-۹٠-٩.,٫٬،]*)\s*\(?\s*(\p{L}[\p{L}\p{M}\s\u200C.²³/]*|[cm]?m[23])\s*\)?$/u;

/** The quantity of a cell, and the unit that is written into the same cell; a cell of another kind stays whole. */
export function splitQuantity(cell: string): { quantity: string; unit: string } {
  const [, quantity = cell, unit = ''] = NUMBER_WITH_UNIT.exec(cell) ?? [];
  return { quantity, unit: unit.trim() };
}
