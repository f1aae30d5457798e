/* The four lists of items differ in little but their head: they are loaded together, as one chunk. */
export { categoryProductsRoute } from './category-products.route.tsx';
export { categoryPropertiesRoute } from './category-properties.route.tsx';
export { supplierProductsRoute } from './supplier-products.route.tsx';
export { typeProductsRoute } from './type-products.route.tsx';
