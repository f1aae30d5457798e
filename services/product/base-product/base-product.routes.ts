import { getBaseProduct, getPriceHistory } from '@bazaar/contracts/product';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { selectBreadcrumb } from '../category/category.sql.ts';
import { messages } from '../messages.ts';
import { toBaseProduct } from './base-product.rules.ts';
import { selectBaseProduct, selectBaseProperties, selectPriceHistory } from './base-product.sql.ts';

/** The endpoints under `/api/v1/baseproducts`. */
export function baseProductRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    route(getBaseProduct, async ({ params }) => {
      const [row, properties] = await Promise.all([
        selectBaseProduct(db, params.id),
        selectBaseProperties(db, params.id),
      ]);
      if (row === undefined) {
        throw notFound(messages.baseProduct);
      }
      return toBaseProduct({ row, properties, breadcrumb: await selectBreadcrumb(db, row.categoryId) });
    }),
    route(getPriceHistory, async ({ params, query }) => {
      const [row, points] = await Promise.all([
        selectBaseProduct(db, params.id),
        selectPriceHistory(db, params.id, { ...query, now: clock() }),
      ]);
      if (row === undefined) {
        throw notFound(messages.baseProduct);
      }
      return { interval: query.interval, points };
    }),
  ];
}
