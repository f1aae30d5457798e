export * from './base-product.contract.ts';
export * from './category.contract.ts';
export * from './category-filter.contract.ts';
export * from './listing.contract.ts';
export * from './listing-filter.contract.ts';
export * from './measurement.contract.ts';
export * from './search.contract.ts';
export * from './supplier-product.contract.ts';
