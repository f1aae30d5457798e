import {
  getSizePlace,
  getSupplierProduct,
  listCodedItems,
  listOffersByProduct,
  listRelatedProducts,
  listSupplierSamples,
} from '@bazaar/contracts/product';
import { notFound } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, serializedJson } from '../../kit/http/service.ts';
import { selectColumns, selectVariants } from '../base-product/variant.sql.ts';
import { messages } from '../messages.ts';
import { selectCodedItems } from './coded-items.sql.ts';
import { toSizePlace } from './size-place.rules.ts';
import { toOffers, toSummary, writeDetail } from './supplier-product.rules.ts';
import { findVariantOf, selectDetail, selectOffers, selectRelated } from './supplier-product.sql.ts';
import { selectSupplierSamples } from './supplier-samples.sql.ts';

const RELATED = 8;
const MAX_OFFERS = 200;
const SAMPLES = 3;
/** A supplier's items of a usual size come in one response. */
const CODED_ITEMS = 2_000;

/** The endpoints for one item, the offers of a variant, and samples of suppliers. */
export function supplierProductRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(getSupplierProduct, async ({ params }) => {
      const row = await selectDetail(db, params.id);
      if (row === undefined) {
        throw notFound(messages.product);
      }
      // Parsing and writing it again would take a fifth of the request (decision 0017).
      return serializedJson(writeDetail(row));
    }),
    route(listOffersByProduct, async ({ query }) => {
      const { quantity, ...wanted } = query;
      return toOffers(await selectOffers(db, { ...wanted, take: MAX_OFFERS }), quantity);
    }),
    route(getSizePlace, async ({ params }) => {
      const own = await findVariantOf(db, params.id);
      if (own === undefined) {
        throw notFound(messages.product);
      }
      const { variantId, baseProduct } = own;
      if (variantId === null || baseProduct === null) {
        return null;
      }
      const [columns, variants] = await Promise.all([
        selectColumns(db, baseProduct.id),
        selectVariants(db, baseProduct.id),
      ]);
      return { baseProduct, ...toSizePlace(columns, variants, variantId) };
    }),
    route(listRelatedProducts, async ({ params }) => {
      const rows = await selectRelated(db, params.id, RELATED);
      if (rows === undefined) {
        throw notFound(messages.product);
      }
      return rows.map(toSummary);
    }),
    route(listSupplierSamples, async ({ query: { supplierIds } }) => {
      const rows = await selectSupplierSamples(db, supplierIds, SAMPLES);
      const bySupplier = Map.groupBy(rows, (row) => row.supplierId);
      return [...bySupplier].map(([supplierId, items]) => ({ supplierId, products: items.map(toSummary) }));
    }),
    route(listCodedItems, async ({ query: { supplierId, after = 0 } }) => {
      const items = await selectCodedItems(db, { supplierId, after, take: CODED_ITEMS });
      const last = items.length < CODED_ITEMS ? undefined : items.at(-1);
      return { items, nextAfter: last?.id ?? null };
    }),
  ];
}
