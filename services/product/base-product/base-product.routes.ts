import { getBaseProduct, getPriceHistory, listVariants } from '@bazaar/contracts/product';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { selectBreadcrumb } from '../category/category.sql.ts';
import { messages } from '../messages.ts';
import { toBaseProduct } from './base-product.rules.ts';
import { findVariantId, hasBaseProduct, selectBaseProduct, selectPriceHistory } from './base-product.sql.ts';
import { selectColumns, selectVariants } from './variant.sql.ts';

/** The endpoints under `/api/v1/baseproducts`. */
export function baseProductRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(getBaseProduct, async ({ params }) => {
      const row = await selectBaseProduct(db, params.id);
      if (row === undefined) {
        throw notFound(messages.baseProduct);
      }
      return toBaseProduct({ row, breadcrumb: await selectBreadcrumb(db, row.categoryId) });
    }),
    route(listVariants, async ({ params: { id }, query: { quantity } }) => {
      const [isShown, columns, variants] = await Promise.all([
        hasBaseProduct(db, id),
        selectColumns(db, id),
        selectVariants(db, id, quantity),
      ]);
      if (!isShown) {
        throw notFound(messages.baseProduct);
      }
      return { columns, variants };
    }),
    route(getPriceHistory, async ({ params, query: { variantCode, ...wish } }) => {
      const variantId = await findVariantId(db, params.id, variantCode);
      if (variantId === undefined) {
        throw notFound(messages.variant);
      }
      const points = await selectPriceHistory(db, variantId, { ...wish, now: clock() });
      return { interval: wish.interval, variantCode, points };
    }),
  ];
}
