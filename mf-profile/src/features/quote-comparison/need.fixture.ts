import { type Supplier, SupplierId } from '@bazaar/contracts/merchant';
import { NeedId, type TradeRequest } from '@bazaar/contracts/trade';
import { givenLine, givenTradeRequest } from '../../common/trade/trade.fixture.ts';

/** The need of the tests. */
export const NEED = NeedId.parse('7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10');

const { quote, totals } = givenTradeRequest(1);

interface QuotedBy {
  supplier: string;
  /** Rial, of one pump and of all. */
  unitPriceRial: number;
  payableRial: number;
  leadTimeDays: number;
}

/** A request of the need that this supplier has quoted: twelve pumps and one mounting. */
export function givenQuoteOf(
  id: number,
  { supplier, unitPriceRial, payableRial, leadTimeDays }: QuotedBy,
  change: Partial<TradeRequest> = {},
): TradeRequest {
  const lines = [
    givenLine(id * 10, { quotedPriceRial: unitPriceRial, sku: `P-${id}` }),
    givenLine(id * 10 + 1, {
      ...{ title: 'نصب در محل', sku: null, quantity: 1, unitTitle: 'مورد', quotedPriceRial: 50_000_000 },
    }),
  ];
  return givenTradeRequest(id, {
    needId: NEED,
    supplier: { id: SupplierId.parse(id), name: supplier, slug: `s${id}` },
    payableRial,
    lines,
    totals: totals && { ...totals, payableRial },
    quote: quote && {
      ...quote,
      lines: lines.map((line) => ({
        lineId: line.id,
        unitPriceRial: line.quotedPriceRial ?? 0,
        leadTimeDays,
      })),
    },
    ...change,
  });
}

/** A supplier of the tests. */
export function givenSupplierFacts(id: number, supplier: Partial<Supplier> = {}): Supplier {
  return {
    id: SupplierId.parse(id),
    name: `تأمین‌کننده ${id}`,
    slug: `s${id}`,
    provinceTitle: 'اصفهان',
    cityTitle: 'کاشان',
    activityKinds: [],
    foundedYear: 1380,
    productCount: 3,
    verifiedAt: '2026-10-04T08:00:00Z',
    drawing: { family: 'pump', seed: 1, dimensionMm: null, code: null },
    legalForm: 'سهامی خاص',
    about: '',
    address: 'شهرک صنعتی راوند',
    website: null,
    employeesBand: '۵۰ تا ۱۰۰',
    capabilities: [],
    certificates: [],
    verification: [],
    rating: { average: 4.6, count: 38 },
    responseMinutes: 120,
    categories: [],
    ...supplier,
  };
}
