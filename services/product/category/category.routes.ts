import {
  getActiveCategory,
  getCategoryBreadcrumb,
  getCategoryMenu,
  getItemsCount,
  listCategoryChildren,
  listTopLevelCategories,
} from '@bazaar/contracts/product';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { toBreadcrumb, toCategory, toMenu, toTopLevels, toTypeCount } from './category.rules.ts';
import {
  selectActiveCategory,
  selectBreadcrumb,
  selectCategoryTypes,
  selectChildren,
  selectMenuCategories,
  selectSupplierCount,
  selectTypeCategories,
} from './category.sql.ts';

/** The calls under `/api/v1/categories`. */
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
        throw notFound(messages.category);
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
