import {
  filterCategorySuppliers,
  listCategories,
  listCategoryProperties,
  listCategorySuppliersWithCatalog,
} from '@bazaar/contracts/product';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { toPropertyFacets } from '../listing/facets.rules.ts';
import { selectPropertyFacets } from '../listing/facets.sql.ts';
import { readFilter } from '../listing/listing.routes.ts';
import type { PropertyCatalog } from '../listing/property-catalog.cache.ts';
import { messages } from '../messages.ts';
import { toSummary } from '../supplier-product/supplier-product.rules.ts';
import { toCategory } from './category.rules.ts';
import { isActiveCategory, selectTypeCategories } from './category.sql.ts';
import { type CategorySupplierRow, selectSamples, selectSuppliers } from './category-supplier.sql.ts';

const SAMPLES = 3;

/** Filters of a category: its properties and its suppliers; and all categories in one list. */
export function categoryFilterRoutes({ db }: ServiceContext, catalog: PropertyCatalog): ServiceRoute[] {
  return [
    route(listCategories, async ({ query }) => {
      const rows = await selectTypeCategories(db, query.categoryType);
      return rows.map(toCategory);
    }),
    route(listCategoryProperties, async ({ params, query }) => {
      await assertActive(db, params.id);
      const filter = { ...query.filter, categoryId: params.id };
      const { conditions, properties } = await readFilter(filter, catalog);
      return toPropertyFacets(await selectPropertyFacets(db, conditions), properties);
    }),
    route(listCategorySuppliersWithCatalog, async ({ params, query: { paging } }) => {
      await assertActive(db, params.id);
      const { conditions } = await readFilter({ categoryId: params.id }, catalog);
      const { rows, totalCount } = await selectSuppliers(db, conditions, pageOf(paging));
      const supplierIds = rows.map(({ id }) => id);
      const samples = await selectSamples(db, { categoryId: params.id, supplierIds, each: SAMPLES });
      const items = rows.map((row) => ({
        supplier: toSupplier(row),
        sampleProducts: samples.filter(({ supplierId }) => supplierId === row.id).map(toSummary),
        productCount: row.size,
      }));
      return { items, totalCount, ...paging };
    }),
    route(filterCategorySuppliers, async ({ params, query: { filter, paging } }) => {
      await assertActive(db, params.id);
      const { conditions } = await readFilter({ ...filter, categoryId: params.id }, catalog);
      const { rows, totalCount } = await selectSuppliers(db, conditions, pageOf(paging));
      const items = rows.map((row) => ({ supplier: toSupplier(row), matchingCount: row.size }));
      return { items, totalCount, ...paging };
    }),
  ];
}

async function assertActive(db: Database, id: number): Promise<void> {
  if (!(await isActiveCategory(db, id))) {
    throw notFound(messages.category);
  }
}

function pageOf({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) {
  return { take: pageSize, skip: (pageNumber - 1) * pageSize };
}

function toSupplier({ size: _, ...supplier }: CategorySupplierRow) {
  return supplier;
}
