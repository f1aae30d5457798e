/** What every page that lists items shares: the product's tile and row, the advertisement's card, facts, orders, ranges of a page, the end of a list. */
export {
  AdvertisementGrid,
  type AdvertisementGridProps,
  AdvertisementPrice,
} from './advertisement-grid.tsx';
export { type AvailableItem, leadText, stockText } from './availability.ts';
export { toFact, toFacts } from './fact-value.tsx';
export { itemListJsonLd } from './item-list-json-ld.ts';
export { type ListPage, pageCountOf, rangeText } from './list-range.ts';
export { OutOfRangePage } from './out-of-range-page.tsx';
export { isPriceOutdated } from './price-validity.rules.ts';
export { ProductRows, type ProductRowsProps } from './product-rows.tsx';
export { ProductActions, ProductTile, type ProductTileProps } from './product-tile.tsx';
export { type SortLink, SortLinks } from './sort-links.tsx';
