import {
  getActiveCategory,
  getCategoryBreadcrumb,
  getCategoryMenu,
  getItemsCount,
  type InactiveCategory,
  listCategoryChildren,
  listTopLevelCategories,
} from '@bazaar/contracts/product';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { toBreadcrumb, toCategory, toMenu, toTopLevels, toTypeCount } from './category.rules.ts';
import {
  selectActiveCategory,
  selectBreadcrumb,
  selectCategoryTypes,
  selectChildren,
  selectInactiveCategory,
  selectMenuCategories,
  selectSupplierCount,
  selectTypeCategories,
} from './category.sql.ts';

/** The endpoints under `/api/v1/categories`. */
export function categoryRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(getCategoryMenu, async () => {
      const [types, categories] = await Promise.all([selectCategoryTypes(db), selectMenuCategories(db)]);
      return toMenu(types, categories);
    }),
    route(listTopLevelCategories, async ({ query }) =>
      toTopLevels(await selectTypeCategories(db, query.categoryType)),
    ),
    route(getItemsCount, async () => {
      const [types, categories, supplierCount] = await Promise.all([
        selectCategoryTypes(db),
        selectMenuCategories(db),
        selectSupplierCount(db),
      ]);
      const itemsCount = types.reduce((sum, type) => sum + type.itemsCount, 0);
      return { types: types.map((type) => toTypeCount(type, categories)), itemsCount, supplierCount };
    }),
    route(getActiveCategory, async ({ params }) => {
      const category = await selectActiveCategory(db, params.id);
      if (category === undefined) {
        throw notFound(messages.category, await whereToGoOn(db, params.id));
      }
      return toCategory(category);
    }),
    route(listCategoryChildren, async ({ params }) => {
      const [parent, children] = await Promise.all([
        selectActiveCategory(db, params.id),
        selectChildren(db, params.id),
      ]);
      if (parent === undefined) {
        throw notFound(messages.category);
      }
      return children.map(toCategory);
    }),
    route(getCategoryBreadcrumb, async ({ params }) => {
      const rows = await selectBreadcrumb(db, params.id);
      if (rows.length === 0) {
        throw notFound(messages.category);
      }
      return toBreadcrumb(rows);
    }),
  ];
}

/** Title, type and shown ancestors of a category that exists but is not shown; undefined for an unknown one. */
async function whereToGoOn(db: Database, id: number): Promise<z.input<typeof InactiveCategory> | undefined> {
  const row = await selectInactiveCategory(db, id);
  return row && { ...row, parents: [...row.parents] };
}
