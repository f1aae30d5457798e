import { getAdvertisement, listAdvertisements } from '@bazaar/contracts/content';
import type * as z from 'zod/mini';

type Given = Partial<z.input<typeof getAdvertisement.response>>;

/** An advertisement as its page gets it. */
export function givenAdvertisement(change: Given = {}) {
  return getAdvertisement.response.parse({
    ...{
      id: 1,
      title: 'فروش دستگاه تراش CNC',
      slug: 'فروش-دستگاه-تراش-CNC',
      body: 'کارکرد کمتر از ۴۰۰۰ ساعت.',
    },
    category: { id: 5011, title: 'ماشین تراش و فرز کارکرده', slug: 'تراش' },
    ...{ cityTitle: 'تهران', cityId: 7, kindId: 5010, priceRial: 42_000_000_000, visits: 67 },
    ...{ publishedAt: '2026-11-18T08:00:00Z', validTo: '2027-03-20', isExpired: false },
    ...{ contactMasked: '۰۲۱•••۱۰۰۱', drawing: { family: 'lathe', seed: 1, dimensionMm: null, code: null } },
    ...change,
  });
}

/** A list of advertisements. */
export function givenAdvertisements(
  items: readonly ReturnType<typeof givenAdvertisement>[],
  totalCount = items.length,
) {
  return listAdvertisements.response.parse({ items: [...items], totalCount, pageNumber: 1, pageSize: 12 });
}
