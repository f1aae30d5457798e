import type { Service } from '../kit/http/service.ts';
import { categoryRoutes } from './category/category.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { supplierProductRoutes } from './supplier-product/supplier-product.routes.ts';

/** Categories, supplier products and the search. */
export const productService: Service = {
  name: 'product',
  routes: (context) => [
    ...categoryRoutes(context),
    ...supplierProductRoutes(context),
    ...searchRoutes(context),
  ],
};
