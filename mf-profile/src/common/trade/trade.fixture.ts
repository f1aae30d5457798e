import { SupplierId } from '@bazaar/contracts/merchant';
import {
  TRADE_STATUSES,
  type TradeLine,
  type TradeQuote,
  type TradeRequest,
  type TradeRequestEvent,
  TradeRequestId,
  type TradeRequestSummary,
  type TradeStatus,
} from '@bazaar/contracts/trade';
import { statusTitles } from './status-messages.ts';

/** The titles of the states as the services name them; one of them differs from what this release knows. */
export const givenEnums = {
  TradeStatus: TRADE_STATUSES.map((key, index) => ({
    value: index + 1,
    key,
    titleFa: key === 'Quoted' ? 'پیشنهاد قیمت رسید' : statusTitles[key],
  })),
};

/** The time of the tests: the deadline of a quoted request lies two days and five hours ahead. */
export const NOW = '2026-11-20T07:00:00Z';

/** One request of a list; a quoted one by default. */
export function givenSummary(id: number, summary: Partial<TradeRequestSummary> = {}): TradeRequestSummary {
  return {
    id: TradeRequestId.parse(id),
    number: `TR-1405-${String(id).padStart(6, '0')}`,
    status: 'Quoted',
    supplier: { id: SupplierId.parse(4), name: 'صنایع دناپمپ پارس', slug: 'dena' },
    buyerId: 9,
    buyerName: 'مریم کریمی',
    needId: null,
    actingRole: 'owner',
    title: 'پمپ گریز از مرکز 50-200',
    lineCount: 2,
    payableRial: 11_504_460_000,
    deadlineAt: '2026-11-22T12:00:00Z',
    escalatedAt: null,
    allowedActions: ['edit', 'accept', 'counter', 'cancel', 'repeat'],
    createdAt: '2026-11-17T08:00:00Z',
    updatedAt: '2026-11-19T08:00:00Z',
    ...summary,
  };
}

/** A page of requests; the counts follow from the items unless they are given. */
export function givenPage(
  items: TradeRequestSummary[],
  totalCount = items.length,
  counts: Partial<Record<TradeStatus, number>> = {},
) {
  const countOf = (status: TradeStatus) =>
    counts[status] ?? items.filter((item) => item.status === status).length;
  const statusCounts = TRADE_STATUSES.map((status) => ({ status, count: countOf(status) }));
  return { items, totalCount, pageNumber: 1, pageSize: 12, statusCounts };
}

/** One line; a pump that is quoted above its target by default. */
export function givenLine(id: number, line: Partial<TradeLine> = {}): TradeLine {
  return {
    id,
    supplierProductId: null,
    baseProductId: null,
    title: 'پمپ گریز از مرکز 50-200',
    sku: 'DP-50-200',
    properties: [],
    quantity: 12,
    unitTitle: 'دستگاه',
    listPriceRial: 839_000_000,
    targetPriceRial: 780_000_000,
    quotedPriceRial: 813_000_000,
    leadTimeDays: 21,
    acceptsSubstitute: false,
    ...line,
  };
}

/** The first quote of a request, before a counter-offer made it void. */
export function givenFormerQuote(quote: Partial<TradeQuote> = {}): TradeQuote {
  return {
    revision: 1,
    lines: [
      { lineId: 1, unitPriceRial: 839_000_000, leadTimeDays: 30 },
      { lineId: 2, unitPriceRial: 39_800_000, leadTimeDays: 21 },
    ],
    deliveryRial: 150_000_000,
    vatPercent: 10,
    validUntil: '2026-11-20T12:00:00Z',
    shipBy: '2026-12-22',
    note: null,
    createdAt: '2026-11-18T08:00:00Z',
    ...quote,
  };
}

const givenSecondQuote = () =>
  givenFormerQuote({
    revision: 2,
    lines: [
      { lineId: 1, unitPriceRial: 813_000_000, leadTimeDays: 21 },
      { lineId: 2, unitPriceRial: 39_800_000, leadTimeDays: 21 },
    ],
    ...{ deliveryRial: 120_000_000, validUntil: '2026-11-22T12:00:00Z', shipBy: '2026-12-15' },
    ...{ note: 'حمل تا قم با ماست، تخلیه با خریدار.', createdAt: '2026-11-19T08:00:00Z' },
  });

/** One whole request; a quoted one by default. */
export function givenTradeRequest(id: number, request: Partial<TradeRequest> = {}): TradeRequest {
  return {
    ...givenSummary(id),
    version: 2,
    rowVersion: 7,
    lines: [
      givenLine(1),
      givenLine(2, {
        title: 'کوپلینگ پنجه‌ای ۳۸',
        sku: 'GE-38',
        unitTitle: 'عدد',
        targetPriceRial: 40_000_000,
        quotedPriceRial: 39_800_000,
      }),
    ],
    deliveryAddressId: 3,
    deliveryAddress: {
      provinceTitle: 'قم',
      cityTitle: 'قم',
      title: 'کارگاه',
      address: 'شهرک صنعتی شکوهیه، فاز ۲',
      plaque: '۴۱',
      unit: null,
      postalCode: '3718146529',
      receiverName: 'رضا موسوی',
      receiverMobile: '+989123450178',
    },
    needBy: '2027-01-05',
    replyDeadline: '2026-11-21T08:00:00Z',
    poNumber: 'PO-7781',
    terms: { payment: 'کیف پول، پس از پذیرش', delivery: 'حمل تا قم', inspection: 'بازرسی در محل' },
    note: null,
    documents: [
      {
        typeId: 3,
        typeTitle: 'نقشه فنی',
        fileId: '0b7c2f57-6f0e-4f0c-9d5f-6f3f5b0a1c11',
        addedBy: 'buyer',
        addedAt: '2026-11-17T08:00:00Z',
      },
    ],
    quote: givenSecondQuote(),
    formerQuote: null,
    totals: {
      goodsRial: 10_233_600_000,
      discountRial: 0,
      deliveryRial: 120_000_000,
      vatPercent: 10,
      vatRial: 1_035_360_000,
      membershipFeeRial: 0,
      payableRial: 11_388_960_000,
      unpricedLines: 0,
    },
    paymentId: null,
    reason: null,
    ruling: null,
    rating: null,
    repeatedFromId: null,
    ...request,
  };
}

/** One event of the request; its creation by the reader by default. */
export function givenEvent(id: number, event: Partial<TradeRequestEvent> = {}): TradeRequestEvent {
  return {
    id,
    requestId: TradeRequestId.parse(1),
    at: '2026-11-17T08:22:00Z',
    actorKind: 'buyer',
    actor: { name: 'مریم کریمی', mobile: '+98912•••0178', isReader: true },
    type: 'create',
    from: null,
    to: 'Draft',
    reason: null,
    data: {},
    ...event,
  };
}
