export const category = '/category/:categoryId/*';
export const categoryType = '/category/categoryType/:categoryType';
export const categoryProperties = '/category/properties/:categoryId/*';
export const productsOfType = '/products/search/:categoryType';
export const productsOfCategory = '/products/category/:categoryId/*';
export const productsOfCategoryAndSupplier = '/products/category/:categoryId/supplier/:supplierId';
export const search = '/search/:key';
export const needFinder = '/newai';
