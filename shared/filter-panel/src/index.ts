export { type AppliedFilter, AppliedFilters } from './applied-filters.tsx';
export { FilterPanel } from './filter-panel.tsx';
export type { RangeValue } from './range.rules.ts';
export { RangeFacet } from './range-facet.tsx';
export { RangeText } from './range-text.tsx';
