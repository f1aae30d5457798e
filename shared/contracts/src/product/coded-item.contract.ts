import * as z from 'zod/mini';
import { Day, endpoint, NonEmptyText, Rial } from '../core/index.ts';
import { SupplierId } from '../merchant/supplier-id.ts';
import { SupplierProductId } from './product-ids.ts';
import { PriceTier } from './supplier-product.contract.ts';

/** What a line of a request needs of an item, without its card: a list of thousands of them stays small. */
export const CodedItem = z.object({
  id: SupplierProductId,
  title: NonEmptyText,
  /** Stock-keeping code, Latin. */
  sku: NonEmptyText,
  saleUnit: NonEmptyText,
  /** Price of one sale unit; null on inquiry. */
  priceRial: z.nullable(Rial),
  priceValidUntil: z.nullable(Day),
  minOrder: z.int().check(z.positive()),
  stepQuantity: z.int().check(z.positive()),
  /** As in `SupplierProduct`. */
  priceTiers: z.array(PriceTier),
});
export type CodedItem = z.infer<typeof CodedItem>;

/** Every listed item of a supplier in the order of ids, up to two thousand at a time. An extension. */
export const listCodedItems = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/supplierproducts/codes',
  access: 'public',
  summary: 'Codes, titles and terms of every item of a supplier.',
  query: z.strictObject({
    supplierId: SupplierId,
    /** The last item of the part before. */
    after: z.optional(SupplierProductId),
  }),
  reads: 'search',
  response: z.object({
    items: z.array(CodedItem),
    /** For `after`; null in the last part. */
    nextAfter: z.nullable(SupplierProductId),
  }),
});
