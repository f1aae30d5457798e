import { foldFa } from '@bazaar/locale';

/** A unit of one kind. Sizes are whole, so that a conversion is exact: the factors of the measurements service are floats. */
interface Unit {
  title: string;
  /** In the smallest part that all units of the kind are whole in. */
  size: bigint;
  /** Other spellings; signs, spaces and case do not count. */
  aliases: readonly string[];
}

const unit = (title: string, size: number, aliases: string): Unit => ({
  ...{ title, size: BigInt(size) },
  aliases: aliases.split(' '),
});

/** Units that goods are sold in, kind by kind, smallest first. */
const KINDS: readonly (readonly Unit[])[] = [
  [
    unit('میلی‌متر', 10, 'mm millimeter millimetre'),
    unit('سانتی‌متر', 100, 'cm centimeter centimetre سانت'),
    unit('اینچ', 254, 'in inch inches'),
    unit('متر', 10_000, 'm mtr meter metre meters metres'),
    unit('کیلومتر', 10_000_000, 'km kilometer kilometre'),
  ],
  [
    unit('گرم', 1, 'g gr gram grams'),
    unit('کیلوگرم', 1_000, 'kg kgs kilo kilogram kilograms کیلو'),
    unit('تن', 1_000_000, 't mt ton tons tonne tonnes'),
  ],
  [
    unit('میلی‌لیتر', 1, 'ml cc milliliter millilitre سی‌سی'),
    unit('لیتر', 1_000, 'l lt ltr lit liter litre liters litres'),
    unit('مترمکعب', 1_000_000, 'm3 cbm'),
  ],
  [
    unit('میلی‌مترمربع', 1, 'mm2'),
    unit('سانتی‌مترمربع', 100, 'cm2'),
    unit('دسی‌مترمربع', 10_000, 'dm2'),
    unit('مترمربع', 1_000_000, 'm2 sqm'),
  ],
  [unit('دقیقه', 1, 'min minute minutes'), unit('ساعت', 60, 'h hr hrs hour hours')],
  [unit('عدد', 1, 'pc pcs piece pieces ea each nos')],
];

interface Place {
  unit: Unit;
  kind: readonly Unit[];
}

const PLACES: ReadonlyMap<string, Place> = new Map(
  KINDS.flatMap((kind) =>
    kind.flatMap((known) =>
      [known.title, ...known.aliases].map((text): [string, Place] => [keyOf(text), { unit: known, kind }]),
    ),
  ),
);

/** A unit as it is compared: `Kg.` and «کیلو گرم» have one spelling each. */
function keyOf(text: string): string {
  return foldFa(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The Persian title of a unit that is known by another spelling; every other text stays. */
export function unitTitleOf(text: string): string {
  return PLACES.get(keyOf(text))?.unit.title ?? text.trim();
}

/** Whether two texts name one unit. */
export function isSameUnit(one: string, other: string): boolean {
  return keyOf(unitTitleOf(one)) === keyOf(unitTitleOf(other));
}

/** How a number of one unit becomes a number of another: times `times`, divided by `by`. */
export interface UnitRatio {
  times: bigint;
  by: bigint;
}

/** The exact ratio of two units of one kind; null where they are of two kinds, or one is unknown. */
export function unitRatio(from: string, to: string): UnitRatio | null {
  const [source, target] = [PLACES.get(keyOf(from)), PLACES.get(keyOf(to))];
  return source === undefined || source.kind !== target?.kind
    ? null
    : { times: source.unit.size, by: target.unit.size };
}

/** The units that a unit is a whole number of, the largest first: «تن» is kilograms and grams. */
export function partsOf(text: string): string[] {
  return relatives(text, ({ times, by }) => times > by && times % by === 0n).reverse();
}

/** The units that are a whole number of a unit, the smallest first: a gram is a part of «کیلوگرم» and «تن». */
export function wholesOf(text: string): string[] {
  return relatives(text, ({ times, by }) => by > times && by % times === 0n);
}

function relatives(text: string, isWanted: (ratio: UnitRatio) => boolean): string[] {
  const titles = PLACES.get(keyOf(text))?.kind.map(({ title }) => title) ?? [];
  return titles.filter((title) => {
    const ratio = unitRatio(text, title);
    return ratio !== null && isWanted(ratio);
  });
}
