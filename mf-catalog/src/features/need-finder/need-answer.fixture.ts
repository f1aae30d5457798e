import type { listSearchResults, NeedAnswer } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';

type Answer = z.input<typeof NeedAnswer>;
type Part = Answer['parts'][number];

/** A need of which each word is a part, and where each of them stands. */
export const NEED = '۲ دستگاه الکتروموتور ۱۵ کیلووات IP68، اهواز';

const partOf = (words: string, part: Pick<Part, 'kind' | 'title' | 'text'> & Partial<Part>): Part => ({
  ...{ from: NEED.indexOf(words), to: NEED.indexOf(words) + words.length, isLocked: true, isKept: true },
  ...{ propertyId: null, value: null, unit: null, isPerUnit: false },
  ...part,
});

const parts: Part[] = [
  partOf('۲ دستگاه', {
    ...{ kind: 'quantity', title: 'مقدار', text: '۲ دستگاه' },
    ...{ value: 2, unit: 'دستگاه', isLocked: false },
  }),
  partOf('الکتروموتور', { kind: 'good', title: 'کالا', text: 'الکتروموتور سه‌فاز چدنی' }),
  partOf('۱۵ کیلووات', { kind: 'property', title: 'توان نامی', text: '۱۵ kW', propertyId: 1, value: 15 }),
  partOf('IP68', { kind: 'property', title: 'درجه حفاظت', text: 'IP68', propertyId: 2 }),
  partOf('اهواز', { kind: 'city', title: 'محل تحویل', text: 'اهواز', isLocked: false }),
];

export const VARIANT = { id: 1, code: 'EM-15-1470', title: '۱۵ کیلووات، ۱۴۷۰ دور' };

/** An offer of a supplier, whose id is a hundred more. */
export function givenNeedOffer(productId: number, name: string): Answer['near'][number]['offer'] {
  return {
    productId,
    variantCode: VARIANT.code,
    title: 'الکتروموتور سه‌فاز چدنی ۱۵ کیلووات',
    slug: 'الکتروموتور',
    sku: `EM-15-${productId}`,
    supplier: {
      ...{ id: productId + 100, name, slug: 'تأمین', cityTitle: 'تهران', verifiedAt: null },
      ...{ provinceTitle: 'تهران', rating: 4.5, responseMinutes: null },
    },
    priceKind: 'fixed',
    priceRial: 1_000_000_000,
    priceTiers: [],
    priceValidUntil: null,
    saleUnit: 'دستگاه',
    minOrder: 1,
    stepQuantity: 1,
    stock: 5,
    leadTimeDays: 7,
    facts: [],
    forQuantity: {
      ...{ quantity: 2, unitPriceRial: 1_000_000_000, totalRial: 2_000_000_000 },
      ...{ problem: null, inStock: true },
    },
  };
}

const facts = [
  { title: 'توان نامی', text: '۱۵ kW', part: 2 },
  { title: 'دور نامی', text: '۱٬۴۷۰ rpm', part: null },
];

/** Two suppliers keep the whole need, and a third differs in the place. */
export function givenExact(): Answer {
  return {
    parts,
    ignored: [{ text: 'نو باشد', from: 0, to: 7 }],
    good: {
      ...{
        id: 9,
        title: 'الکتروموتور سه‌فاز چدنی',
        slug: 'الکتروموتور',
        saleUnit: 'دستگاه',
        variantsCount: 12,
      },
      category: { id: 2021, title: 'الکتروموتور', slug: 'الکتروموتور' },
      drawing: { family: 'motor', seed: 9, dimensionMm: null, code: null },
    },
    saleQuantity: 2,
    matchingCount: 1,
    question: { title: 'نوع نصب', choices: [{ text: 'B3', words: 'B3' }] },
    exact: [
      {
        variant: VARIANT,
        facts,
        offers: [givenNeedOffer(11, 'صنایع چکادموتور'), givenNeedOffer(12, 'ساوالان‌برق')],
      },
    ],
    near: [
      {
        variant: VARIANT,
        offer: givenNeedOffer(13, 'تابان‌الکتریک'),
        difference: { kind: 'place', cityTitle: 'تهران' },
      },
    ],
    unkept: [],
  };
}

/** Nobody has the protection; the nearest is named. */
export function givenUnkept(): Answer {
  return {
    ...givenExact(),
    ...{ matchingCount: 0, question: null, exact: [], near: [] },
    parts: parts.map((part) => (part.text === 'IP68' ? { ...part, isKept: false } : part)),
    unkept: [
      { part: 3, nearest: [{ text: 'IP55', variant: VARIANT, offersCount: 4, priceRial: 1_000_000_000 }] },
    ],
  };
}

/** The catalogue has no such thing. */
export function givenNothing(): Answer {
  return {
    ...givenExact(),
    ...{ parts: [], ignored: [], good: null, saleQuantity: null, matchingCount: 0, question: null },
    ...{ exact: [], near: [], unkept: [] },
  };
}

/** What the search finds that is like the thing: so many goods of one category. */
export function givenNearest(count = 1): z.input<typeof listSearchResults.response> {
  const items = Array.from({ length: count }, (_, at) => ({
    ...{
      kind: 'baseProduct' as const,
      id: 15 + at,
      title: 'شیر توپی فلنج‌دار',
      slug: 'شیر-توپی',
      summary: '',
    },
    categoryType: 'Product' as const,
    drawing: { family: 'valve' as const, seed: 15, dimensionMm: null, code: null },
  }));
  const category = {
    id: 2023,
    title: 'شیرآلات صنعتی',
    slug: 'شیرآلات-صنعتی',
    categoryType: 'Product' as const,
  };
  return {
    ...{ items, pageNumber: 1, pageSize: 20, totalCount: count, scopeCounts: [] },
    facets: {
      ...{ categoryTypes: [], cities: [], isExact: true },
      categories: [{ ...category, count: Math.max(1, count) }],
    },
  };
}
