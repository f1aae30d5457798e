import type { Random } from './random.ts';
import type { PropertyWindow, VocabularyBaseProduct } from './vocabulary.ts';

/** The value of a property in an offer: a number, a range of numbers, or a text. */
export type PropertyValue =
  | { readonly value: number; readonly maxValue: number | null }
  | { readonly text: string };

/** One entry of `texts/base-products.json`; further keys are the sizes in which a property is available. */
export interface BaseProductStyle {
  readonly sku: string;
  /** The pattern of the size in the title: «{dn} بدنه {body}». */
  readonly size: string;
  readonly family?: string;
  /** The property whose value is part of the SKU; by default the first one of the title. */
  readonly skuSize?: string;
  /** Smallest and largest size of the product's own body in millimetres, for its drawing. */
  readonly mm?: readonly [number, number];
  /** Sizes whose values belong together, such as the models of a bearing. */
  readonly sets?: readonly Readonly<Record<string, number | string>>[];
  readonly [property: string]: unknown;
}

/** Sizes that are really manufactured; a property without a series gets round numbers. */
const SERIES: Readonly<Record<string, readonly number[]>> = {
  power: [
    0.1, 0.2, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110,
    132, 160, 200, 250, 315, 400, 630, 1000, 1600,
  ],
  rpm: [
    500, 700, 960, 1450, 1500, 1800, 2000, 2600, 2900, 3000, 3500, 4000, 5000, 6000, 8000, 11_000, 15_000,
    18_000,
  ],
  mm2: [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300],
  kva: [
    1, 2, 3, 6, 10, 20, 30, 50, 75, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000,
    2500,
  ],
  amp: [100, 160, 200, 250, 315, 400, 630, 800, 1000, 1250, 1600, 2000, 2500, 3200, 4000, 5000, 6300],
  volt: [12, 24, 110, 220, 230, 380, 400, 600, 690, 1000, 11_000, 20_000],
  thick: [
    0.4, 0.5, 0.7, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120,
  ],
  ratio: [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 180],
  span: [8, 10, 12, 15, 18, 20, 22, 24, 26, 30, 35, 40],
  len: [0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 9, 12, 20, 30, 36, 48, 60, 72, 84, 100, 120],
  io: [8, 14, 16, 24, 32, 40, 64, 96, 128, 256, 500, 512],
  freq: [50, 60],
  warranty: [6, 12, 18, 24, 36, 60, 120],
  acc: [0.02, 0.04, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 1.5, 2],
};

/** Properties that grow with the size of a product; the others are chosen independently. */
const GROWING = new Set([
  'power', 'flow', 'dn', 'thread', 'dia', 'bore', 'od', 'width', 'kg', 'cap', 'force', 'vol', 'area', 'kva', 'amp',
  'torque', 'io', 'mm2', 'phase', 'thick', 'stroke', 'jaw', 'span', 'len', 'backup', 'purity', 'strength', 'al2o3', 'fe', 'mesh',
]); // biome-ignore format: a list of codes

const NARROW = 1.4;
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Chooses a value for every property of a base product; `size` runs from 0, for the smallest offer, to 1. */
export function chooseValues(
  product: VocabularyBaseProduct,
  style: BaseProductStyle,
  { size, random }: { size: number; random: Random },
): Map<string, PropertyValue> {
  const set = style.sets?.[Math.min(Math.floor(size * style.sets.length), style.sets.length - 1)] ?? {};
  const fixed = Object.entries(set).map(([code, value]) => [code, toValue(value)] as const);
  const drawn = Object.entries(product.properties)
    .filter(([code]) => !(code in set))
    .map(([code, window]) => {
      const place = GROWING.has(code) ? clamp(size + (random.next() - 0.5) * 0.12) : random.next();
      return [code, chooseOne(code, window, { place, made: style[code] })] as const;
    });
  return new Map([...fixed, ...drawn]);
}

function toValue(value: number | string): PropertyValue {
  return typeof value === 'number' ? { value, maxValue: null } : { text: value };
}

function chooseOne(
  code: string,
  window: PropertyWindow,
  { place, made }: { place: number; made: unknown },
): PropertyValue {
  if ('values' in window) {
    const text = at(Array.isArray(made) ? (made as string[]) : window.values, place);
    return /^[۰-۹]+$/.test(text) ? { value: latinNumber(text), maxValue: null } : { text };
  }
  if (code === 'temp' && made === undefined && window.min < 100) {
    return { value: window.min, maxValue: window.max };
  }
  const sizes = Array.isArray(made) ? (made as number[]) : sizesOf(code, window);
  return { value: at(sizes, place), maxValue: null };
}

/** Cached, because every offer uses the same window. */
const knownSizes = new Map<string, readonly number[]>();

function sizesOf(code: string, window: { min: number; max: number }): readonly number[] {
  const key = `${code} ${window.min} ${window.max}`;
  const sizes = knownSizes.get(key) ?? makeSizes(code, window);
  knownSizes.set(key, sizes);
  return sizes;
}

function makeSizes(code: string, { min, max }: { min: number; max: number }): number[] {
  if (min === max) {
    return [min];
  }
  const series = (SERIES[code] ?? roundNumbers(min, max)).filter((value) => value >= min && value <= max);
  return series.length >= 3 && max / Math.max(min, 1e-6) > NARROW ? [...series] : evenSteps(min, max);
}

function roundNumbers(min: number, max: number): number[] {
  const from = Math.floor(Math.log10(Math.max(min, 0.001)));
  const to = Math.ceil(Math.log10(max));
  const powers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return powers.flatMap((power) => STEPS.map((step) => Number((step * 10 ** power).toPrecision(3))));
}

/** Five steps from end to end, with no more decimals than needed to distinguish them. */
function evenSteps(min: number, max: number): number[] {
  const decimals = Math.max(0, Math.ceil(-Math.log10((max - min) / 4)));
  const steps = [0, 1, 2, 3, 4].map((step) => Number((min + ((max - min) * step) / 4).toFixed(decimals)));
  return [...new Set(steps)].filter((value) => value >= min && value <= max);
}

function at<Item>(list: readonly Item[], place: number): Item {
  const item = list[Math.min(Math.floor(place * list.length), list.length - 1)];
  if (item === undefined) {
    throw new RangeError('A property needs at least one size.');
  }
  return item;
}

function latinNumber(digits: string): number {
  return Number(Array.from(digits, (digit) => digit.charCodeAt(0) - 0x06f0).join(''));
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
