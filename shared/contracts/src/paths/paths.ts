/*
 * Patterns of the pages that are linked to, in React Router's notation. The owner of a page declares its route with the
 * pattern, and `links` builds its addresses from the same text. One constant each, so that a bundle holds those it uses.
 */

export const home = '/';
export const login = '/users/login';

export const category = '/category/:categoryId/*';
export const categoryType = '/category/categoryType/:categoryType';
export const categoryProperties = '/category/properties/:categoryId/*';
export const productsOfType = '/products/search/:categoryType';
export const productsOfCategory = '/products/category/:categoryId/*';
export const productsOfCategoryAndSupplier = '/products/category/:categoryId/supplier/:supplierId';
export const search = '/search/:key';
export const needFinder = '/newai';

export const product = '/products/:productId/*';
export const baseProduct = '/products/base-product/:baseProductId/*';
export const supplier = '/supplier/:supplierId/*';
export const supplierProducts = '/supplier/:supplierId/products/:categoryType';
export const supplierContents = '/supplier/:supplierId/content-list';
export const supplierDelegations = '/supplier/:supplierId/merchantDelegations/*';
export const suppliersOfType = '/suppliers/:categoryType';
export const suppliersOfCategory = '/supplier/category/:categoryId/*';
export const suppliersSearch = '/suppliers/search/:key';

export const contents = '/contents';
export const contentType = '/contents/:contentTypeId';
export const contentLabel = '/contents/label/:title';
export const content = '/contents/:pageId/*';
export const staticPage = '/page/*';
export const faq = '/faq';

export const profile = '/profile';
export const favorites = '/profile/favorites';
export const wallet = '/profile/wallet';
