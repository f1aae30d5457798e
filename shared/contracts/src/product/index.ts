export * from './category.contract.ts';
export * from './search.contract.ts';
export * from './supplier-product.contract.ts';
