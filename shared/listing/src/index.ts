/** What every room that lists items shares: the card, facts, ranges of a page, the end of a list. */
export { BeyondEnd } from './beyond-end.tsx';
export { toFact } from './fact-value.tsx';
export { type ListPage, pageCountOf, rangeText } from './list-range.ts';
export { isPriceOutdated } from './price-validity.rules.ts';
export { ProductActions, ProductTile, type ProductTileProps } from './product-tile.tsx';
