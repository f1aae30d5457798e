import { MeasurementUnit, PropertyFacet } from '@bazaar/contracts/product';
import { BARE_FACET, givenUnit } from '../../common/listing/facet-parts.fixture.ts';

type UnitRow = readonly [
  id: number,
  quantityId: number,
  code: string,
  title: string,
  symbol: string,
  factorToBase: number,
];

const UNITS: readonly UnitRow[] = [
  [1, 1, 'mm', 'میلی‌متر', 'mm', 0.001],
  [3, 1, 'm', 'متر', 'm', 1],
  [6, 2, 'kg', 'کیلوگرم', 'kg', 1],
  [7, 2, 't', 'تن', 't', 1000],
  [8, 3, 'bar', 'بار', 'bar', 100_000],
  [12, 4, 'm3h', 'مترمکعب بر ساعت', 'm³/h', 1 / 3600],
  [16, 5, 'kW', 'کیلووات', 'kW', 1000],
  [17, 5, 'hp', 'اسب بخار', 'hp', 745.7],
  [28, 11, 'rpm', 'دور بر دقیقه', 'rpm', 1],
  [32, 13, 'm3', 'مترمکعب', 'm³', 1],
];

/** Some units of measurement, as the service returns them. */
export const unitRows = UNITS.map(([id, quantityId, code, title, symbol, factorToBase]) =>
  givenUnit({ id, quantityId, code, title, symbol, factorToBase }),
);

/** The same units, parsed, as the rules take them. */
export const units = unitRows.map((unit) => MeasurementUnit.parse(unit));

interface Measured {
  quantityId: number;
  /** Bounds in base units. */
  ends: readonly [min: number, max: number];
}

const number = (id: number, title: string, { quantityId, ends: [min, max] }: Measured) => ({
  ...BARE_FACET,
  id,
  title,
  kind: 'number' as const,
  ordinal: id,
  quantity: { id: quantityId, code: `q${quantityId}`, title: 'کمیت' },
  min,
  max,
});

const choice = (id: number, title: string, values: readonly string[]) => ({
  ...BARE_FACET,
  id,
  title,
  kind: 'enum' as const,
  ordinal: id,
  values: values.map((value, place) => ({ id: id * 10 + place, title: value, count: 3 })),
});

/** Facets of pumps, as the service returns them. */
export const pumpFacets = [
  number(2, 'ارتفاع پمپاژ (هد)', { quantityId: 1, ends: [8, 250] }),
  number(3, 'دبی', { quantityId: 4, ends: [0.0003, 0.17] }),
  number(4, 'فشار کاری', { quantityId: 3, ends: [250_000, 15_000_000] }),
  number(8, 'ضخامت', { quantityId: 1, ends: [0.003, 0.015] }),
  number(32, 'وزن', { quantityId: 2, ends: [1.5, 60] }),
  { ...BARE_FACET, id: 33, title: 'نسبت تبدیل', kind: 'number' as const, ordinal: 33, min: 3, max: 200 },
  choice(6, 'سایز اسمی', ['DN25', 'DN50']),
  choice(7, 'جنس بدنه', ['چدن', 'چدن داکتیل', 'استیل ۳۰۴', 'استیل ۳۱۶']),
  choice(9, 'خنک‌کاری', ['هوا', 'آب']),
];

/** The same units, parsed, as the rules take them. */
export const facets = pumpFacets.map((facet) => PropertyFacet.parse(facet));

export const cities = [
  { id: 16, title: 'اصفهان', count: 2 },
  { id: 19, title: 'شاهین‌شهر', count: 1 },
];
