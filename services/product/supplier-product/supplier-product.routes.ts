import {
  getSupplierProduct,
  listOffersByProduct,
  listRelatedProducts,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { selectBreadcrumb } from '../category/category.sql.ts';
import { messages } from '../messages.ts';
import { catalogPage, countCatalog } from './catalog.sql.ts';
import { toDetail, toOffer, toSummary } from './supplier-product.rules.ts';
import { selectDetail, selectOffers, selectRelated, selectSummaries } from './supplier-product.sql.ts';

const RELATED = 8;

/** The calls under `/api/v1/supplierproducts`. */
export function supplierProductRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listSupplierProducts, async ({ query: { filter, sort, paging } }) => {
      const take = paging.pageSize;
      const skip = (paging.pageNumber - 1) * take;
      const [rows, totalCount] = await Promise.all([
        selectSummaries(db, catalogPage({ filter, sort: sort.field, take, skip })),
        countCatalog(db, filter),
      ]);
      return { items: rows.map(toSummary), totalCount, ...paging };
    }),
    route(getSupplierProduct, async ({ params }) => {
      const row = await selectDetail(db, params.id);
      if (row === undefined) {
        throw notFound(messages.product);
      }
      return toDetail(row, await selectBreadcrumb(db, row.categoryId));
    }),
    route(listOffersByProduct, async ({ query }) => {
      const rows = await selectOffers(db, query.baseProductId);
      return rows.map(toOffer);
    }),
    route(listRelatedProducts, async ({ params }) => {
      const rows = await selectRelated(db, params.id, RELATED);
      if (rows === undefined) {
        throw notFound(messages.product);
      }
      return rows.map(toSummary);
    }),
  ];
}
