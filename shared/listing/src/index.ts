/** What every room that lists items shares: the card, facts, filters, ranges of a page, the end of a list. */
export { OutOfRangePage } from './beyond-end.tsx';
export { toFact } from './fact-value.tsx';
export { type AppliedFilter, AppliedFilters } from './filter/applied-filters.tsx';
export { EnumFacet, type EnumOption } from './filter/enum-facet.tsx';
export { FilterPanel } from './filter/filter-panel.tsx';
export type { RangeValue } from './filter/range.rules.ts';
export { RangeFacet } from './filter/range-facet.tsx';
export { RangeText } from './filter/range-text.tsx';
export { SwitchFacet } from './filter/switch-facet.tsx';
export { convert, type RangeUnit } from './filter/unit.rules.ts';
export { itemListJsonLd } from './item-list-json-ld.ts';
export { type ListPage, pageCountOf, rangeText } from './list-range.ts';
export { isPriceOutdated } from './price-validity.rules.ts';
export { ProductActions, ProductTile, type ProductTileProps } from './product-tile.tsx';
export { type SortLink, SortLinks } from './sort-links.tsx';
