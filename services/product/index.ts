import { settingsCheck } from '../kit/checks/check.ts';
import type { Service } from '../kit/http/service.ts';
import { outdatedPricesJob } from './base-product/base-product.jobs.ts';
import { baseProductRoutes } from './base-product/base-product.routes.ts';
import { categoryRoutes } from './category/category.routes.ts';
import { categoryFilterRoutes } from './category/category-filter.routes.ts';
import { listingRoutes } from './listing/listing.routes.ts';
import { createPropertyCatalog } from './listing/property-catalog.cache.ts';
import { measurementRoutes } from './measurement/measurement.routes.ts';
import { needRoutes } from './need/need.routes.ts';
import { productRetention } from './retention.rules.ts';
import { searchMaintenanceJob } from './search/search.jobs.ts';
import { searchRoutes } from './search/search.routes.ts';
import { readSearchLimits } from './settings.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { productImageRoutes } from './supplier-product/product-image.routes.ts';
import { supplierProductRoutes } from './supplier-product/supplier-product.routes.ts';
import { createKnowledgeCache } from './understanding/knowledge.cache.ts';

/** Categories, supplier and base products, units and search. */
export const productService: Service = {
  name: 'product',
  checks: ({ variables }) => [
    settingsCheck('searches', 'the limits of searches are whole numbers', [
      () => readSearchLimits(variables),
    ]),
  ],
  routes: (context) => {
    const catalog = createPropertyCatalog(context);
    const knowledge = createKnowledgeCache(context);
    return [
      ...categoryRoutes(context),
      ...categoryFilterRoutes(context, catalog),
      ...listingRoutes(context, catalog),
      ...supplierProductRoutes(context),
      ...productImageRoutes(context),
      ...baseProductRoutes(context),
      ...measurementRoutes(context),
      ...searchRoutes(context, knowledge),
      ...needRoutes(context, knowledge),
      ...sitemapRoutes(context),
    ];
  },
  jobs: (context) => [searchMaintenanceJob(context), outdatedPricesJob(context)],
  retention: productRetention,
};
