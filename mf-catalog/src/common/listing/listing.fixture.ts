import { listSaleCities } from '@bazaar/contracts/merchant';
import {
  countSupplierProducts,
  getListingFacets,
  type ListingFilter,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { given } from '@bazaar/testing';
import { givenProduct } from '../group/catalog.fixture.ts';
import { BARE_FACET, givenUnit } from './facet-parts.fixture.ts';

/** Number of items that these fixtures return without a filter. */
export const LISTED = 52;

/** Pressure (4) in three units, material (7) in eight words, size (6) in codes. */
export function givenFacets() {
  const edge = (index: number) => 200_000 * (index + 1);
  return {
    totalCount: LISTED,
    cities: [
      { id: 16, title: 'اصفهان', count: 30 },
      { id: 36, title: 'تهران', count: 22 },
    ],
    priceKinds: [
      { priceKind: 'fixed' as const, count: 40 },
      { priceKind: 'tiered' as const, count: 12 },
      { priceKind: 'inquiry' as const, count: 0 },
    ],
    verifiedCount: 40,
    inStockCount: 30,
    minPriceRial: 1_000_000,
    maxPriceRial: 900_000_000,
    priceHistogram: Array.from({ length: 12 }, (_, index) => ({
      from: 1_000_000 + index * 74_916_000,
      to: index === 11 ? 900_000_000 : 1_000_000 + (index + 1) * 74_916_000,
      count: 12 - index,
    })),
    properties: [
      {
        id: 4,
        title: 'فشار کاری',
        kind: 'number' as const,
        isKey: true,
        ordinal: 1,
        quantity: { id: 1, code: 'pressure', title: 'فشار' },
        defaultMeasurementUnitId: 3,
        defaultMeasurementUnitDisplayText: 'بار',
        defaultMeasurementUnitSymbol: 'bar',
        units: [
          givenUnit({ id: 2, quantityId: 1, code: 'psi', title: 'پی‌اس‌آی', factorToBase: 6894.757293168 }),
          givenUnit({ id: 3, quantityId: 1, code: 'bar', title: 'بار', factorToBase: 100_000 }),
          givenUnit({ id: 4, quantityId: 1, code: 'MPa', title: 'مگاپاسکال', factorToBase: 1_000_000 }),
        ],
        min: edge(0),
        max: edge(12),
        histogram: Array.from({ length: 12 }, (_, index) => ({
          from: edge(index),
          to: edge(index + 1),
          count: index,
        })),
        values: [],
      },
      {
        ...BARE_FACET,
        id: 7,
        title: 'جنس بدنه',
        kind: 'enum' as const,
        isKey: true,
        ordinal: 2,
        values: ['چدن', 'برنز', 'فولاد', 'چدن داکتیل', 'استیل ۳۰۴', 'استیل ۳۱۶', 'آلومینیوم', 'پلیمر'].map(
          (title, index) => ({ id: 70 + index, title, count: 7 - index }),
        ),
      },
      {
        ...BARE_FACET,
        id: 6,
        title: 'سایز اسمی',
        kind: 'enum' as const,
        isKey: false,
        ordinal: 3,
        values: ['DN100', 'DN50'].map((title, index) => ({ id: 60 + index, title, count: 3 })),
      },
    ],
  };
}

/** The number of items under a filter: a material leaves none, any other choice halves it. */
export function leftBy(filter: ListingFilter): number {
  const { properties = [], cityIds, verified } = filter;
  if (properties.some(({ propertyId }) => propertyId === 7)) {
    return 0;
  }
  const choices = properties.length + Number(cityIds !== undefined) + Number(verified === true);
  return Math.floor(LISTED / 2 ** choices);
}

/** A list whose pages, facets, counts and cities follow the filter. */
export const listingHandlers = [
  given(listSupplierProducts, ({ query }) => {
    const { pageNumber, pageSize } = query.paging;
    const totalCount = leftBy(query.filter);
    const first = (pageNumber - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, totalCount - first));
    const items = Array.from({ length }, (_, index) => givenProduct({ id: first + index + 1 }));
    return { items, totalCount, pageNumber, pageSize };
  }),
  given(getListingFacets, ({ query }) => ({ ...givenFacets(), totalCount: leftBy(query.filter) })),
  given(countSupplierProducts, ({ query }) => ({ totalCount: leftBy(query.filter), isTotalExact: true })),
  given(listSaleCities, {
    items: [
      { id: 36, title: 'تهران', stateId: 8, stateTitle: 'تهران', supplierCount: 9 },
      { id: 16, title: 'اصفهان', stateId: 4, stateTitle: 'اصفهان', supplierCount: 7 },
    ],
    totalCount: 2,
    pageNumber: 1,
    pageSize: 100,
  }),
];

/** The supplier whose items a list contains. */
export function givenListedSupplier() {
  return {
    id: 41,
    name: 'صنایع دناپمپ',
    slug: 'صنایع-دناپمپ',
    provinceTitle: 'اصفهان',
    cityTitle: 'کاشان',
    activityKinds: ['تولیدکننده'],
    foundedYear: 1380,
    productCount: 52,
    verifiedAt: null,
    drawing: { family: 'pump', seed: 41, dimensionMm: null, code: null },
    legalForm: 'سهامی خاص',
    about: '',
    address: 'کاشان، شهرک صنعتی',
    website: null,
    employeesBand: '۵۰ تا ۱۰۰',
    capabilities: [],
    certificates: [],
    verification: [],
    rating: { average: 4, count: 3 },
    responseMinutes: null,
    categories: [],
  };
}
