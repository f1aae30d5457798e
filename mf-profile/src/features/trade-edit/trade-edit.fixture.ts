import { getMerchantSaleSetting, listCustomers, listDeliveryAddresses } from '@bazaar/contracts/merchant';
import { listConversations } from '@bazaar/contracts/notification';
import { getSupplierProduct, listCodedItems } from '@bazaar/contracts/product';
import { getEnums } from '@bazaar/contracts/setting';
import {
  getMembershipAndPrice,
  getTradeRequest,
  listTradeDocumentTypes,
  listTradeRequestEvents,
  type TradeDraft,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { given, givenDraft, problem } from '@bazaar/testing';
import type * as z from 'zod/mini';
import { givenEnums } from '../../common/trade/trade.fixture.ts';

type Wire = z.input<typeof getTradeRequest.response>;
type Customer = z.input<typeof listCustomers.response>['items'][number];

/** A draft with one line of an item: forty bearings, in tens. */
export function givenRequest(change: Partial<Wire> = {}): Wire {
  return {
    ...givenDraft(7, 3),
    allowedActions: ['edit', 'requestConfirmation', 'cancel'],
    lines: [givenLine(1)],
    deliveryAddressId: 11,
    needBy: '2099-01-01',
    ...change,
  };
}

/** What a request costs its buyer, who is a member unless a fee is given. */
export function givenPrice(feeRial = 0) {
  const isMember = feeRial === 0;
  return {
    membership: {
      ...{ required: !isMember, planId: 1, title: 'عضویت پایه', priceRial: feeRial, alreadyActive: isMember },
    },
    ...{ goodsRial: 0, discountRial: 0, deliveryRial: 0, vatPercent: 10, vatRial: 0, payableRial: feeRial },
    ...{ unpricedLines: 0, dueNowRial: feeRial, walletAvailableRial: 0, shortfallRial: feeRial },
  };
}

/** A line of an item. */
export function givenLine(id: number, change: Partial<Wire['lines'][number]> = {}): Wire['lines'][number] {
  return {
    id,
    supplierProductId: 100 + id,
    baseProductId: null,
    title: `بلبرینگ ${id}`,
    sku: `BRG-${id}`,
    properties: [],
    quantity: 40,
    unitTitle: 'عدد',
    listPriceRial: 3_850_000,
    targetPriceRial: null,
    quotedPriceRial: null,
    leadTimeDays: null,
    acceptsSubstitute: false,
    ...change,
  };
}

const category = { id: 5, title: 'بلبرینگ', slug: 'bearing' };

/** An item as lists show it. */
export function givenItem(
  id: number,
  change: { title?: string; sku?: string; priceRial?: number; saleUnit?: string } = {},
) {
  return {
    id,
    baseProductId: null,
    variantCode: null,
    categoryType: 'Product' as const,
    category,
    title: `بلبرینگ ${id - 100}`,
    slug: `bearing-${id}`,
    sku: `BRG-${id - 100}`,
    priceKind: 'fixed' as const,
    priceRial: 3_850_000,
    priceValidUntil: null,
    saleUnit: 'عدد',
    keyFacts: [],
    offersCount: 1,
    supplier: { id: 3, name: 'مهندسی سپهرتوان', slug: 'سپهرتوان', cityTitle: 'قم', verifiedAt: null },
    drawing: { family: 'bearing', seed: id, dimensionMm: null, code: null },
    ...change,
  };
}

/** An item as its page shows it: ten at least, in tens. */
export function givenItemPage(id: number): z.input<typeof getSupplierProduct.response> {
  return {
    ...givenItem(id),
    description: '',
    minOrder: 10,
    stepQuantity: 10,
    stock: null,
    leadTimeDays: 3,
    originCountry: 'ایران',
    localDeliveryOnly: false,
    deliveryCities: [],
    priceTiers: [],
    mainFacts: [],
    facts: [],
    breadcrumb: [],
    updatedAt: '2026-11-20T08:00:00Z',
  };
}

/** An item as the list of codes has it. */
function givenCodedItem(item: ReturnType<typeof givenItem>) {
  return { ...item, minOrder: 10, stepQuantity: 10, priceTiers: [] };
}

/** An address of the user. */
export function givenAddress(
  id: number,
  title: string,
): z.input<typeof listDeliveryAddresses.response>['items'][number] {
  return {
    ...{ id, customerId: 1, title, provinceId: 8, provinceTitle: 'قم', cityId: 81, cityTitle: 'قم' },
    ...{ urbanAreaId: null, urbanAreaTitle: null, address: 'شهرک شکوهیه', plaque: '۴۱', unit: null },
    ...{ postalCode: '3718146529', receiverName: 'رضا کریمی', receiverMobile: '+989121234567' },
    ...{ isSelected: id === 11, rowVersion: 1 },
  };
}

/** The reader in person, with complete data. */
export function givenCustomer(change: Partial<Customer> = {}): Customer {
  return {
    ...{ id: 9, kind: 'person', name: 'مریم کریمی', role: 'owner', completeness: 100, isComplete: true },
    ...change,
  };
}

/** What a service stores of a draft. */
export function storedAs(request: Wire, body: TradeDraft): Wire {
  const rowVersion = request.rowVersion + 1;
  const lines = body.lines.map((line, index) => {
    const id = rowVersion * 1_000 + index;
    const { quantity, targetPriceRial = null, acceptsSubstitute } = line;
    const common = { id, quantity, targetPriceRial, acceptsSubstitute };
    return 'supplierProductId' in line
      ? givenLine(line.supplierProductId - 100, common)
      : givenLine(0, {
          ...{ ...common, supplierProductId: null, sku: null, listPriceRial: null },
          ...{ title: line.freeText, unitTitle: line.unitTitle, properties: line.properties },
        });
  });
  const { payment = null, delivery = null, inspection = null } = body.terms ?? {};
  return {
    ...request,
    ...{ rowVersion, version: request.version + 1, lines, lineCount: lines.length },
    ...{ deliveryAddressId: body.deliveryAddressId ?? null, needBy: body.needBy ?? null },
    ...{ poNumber: body.poNumber ?? null, note: body.note ?? null, terms: { payment, delivery, inspection } },
    documents: body.documents.map(({ typeId, fileId }) => ({
      ...{ typeId, fileId, typeTitle: 'نقشه', addedBy: 'buyer' as const, addedAt: '2026-11-23T07:00:00Z' },
    })),
  };
}

/** Services that store: an edit with an old version is refused as they refuse it. */
export function givenServices(initial: Wire = givenRequest(), items = [givenItem(101), givenItem(102)]) {
  const store = { request: initial, bodies: [] as TradeDraft[] };
  const page = <Item>(all: Item[]) => ({ items: all, totalCount: all.length, pageNumber: 1, pageSize: 100 });
  const handlers = [
    given(getTradeRequest, () => store.request),
    given(updateDirectOrder, ({ body, headers }) => {
      if (headers.get('if-match') !== `"${store.request.rowVersion}"`) {
        return problem(412);
      }
      store.bodies.push(body);
      store.request = storedAs(store.request, body);
      return store.request;
    }),
    given(getSupplierProduct, ({ params }) => givenItemPage(params.id)),
    given(listCodedItems, { items: items.map(givenCodedItem), nextAfter: null }),
    given(listDeliveryAddresses, page([givenAddress(11, 'کارخانه'), givenAddress(12, 'انبار')])),
    given(listCustomers, page([givenCustomer()])),
    given(getMerchantSaleSetting, problem(404)),
    given(getEnums, givenEnums),
    given(getMembershipAndPrice, givenPrice()),
    given(listTradeDocumentTypes, [
      { id: 1, code: 'drawing', title: 'نقشه' },
      { id: 2, code: 'inquiry', title: 'استعلام' },
    ]),
    // The page of the request, to which the form leads in the end.
    given(listTradeRequestEvents, page([])),
    given(listConversations, page([])),
  ];
  return { store, handlers };
}
