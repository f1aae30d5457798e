import type { NeedPart } from '@bazaar/contracts/product';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { messages } from '../messages.ts';
import { refusedIn } from './exclusion.rules.ts';
import type { FoundGood } from './good.rules.ts';
import type { NeedReading } from './need.rules.ts';
import { NAMED, type Wish } from './specification.rules.ts';
import { type UnlistedWish, unlistedWishes } from './unlisted.rules.ts';

/** A part with what it comes from. */
export interface ReadPart {
  readonly part: Omit<NeedPart, 'propertyId'> & { readonly propertyId: number | null };
  /** Wishes of the size table; empty of all other parts. */
  readonly wishes: readonly Wish[];
  readonly unlisted: UnlistedWish | null;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const BARE = { propertyId: null, value: null, unit: null, isPerUnit: false, isLocked: true, isKept: true };
const says = messages.need;

/** All parts of a need, in the order of its text. */
export function readParts(text: string, reading: NeedReading): ReadPart[] {
  const { good } = reading;
  const ofGood = good === null ? [] : partsOfGood(text, reading, good);
  return [...ofGood, ...termParts(reading)].sort((one, other) => one.part.from - other.part.from);
}

function partsOfGood(text: string, reading: NeedReading, good: FoundGood): ReadPart[] {
  const named = goodPart(reading, good);
  const refused = refusedIn(reading.query);
  return [named, ...wishParts({ text, written: reading.written, good, refused, named: [named.part] })];
}

const bare = (part: ReadPart['part']): ReadPart => ({ part, wishes: [], unlisted: null });

function goodPart({ query, series }: NeedReading, { need, name }: FoundGood): ReadPart {
  const tokens = query.tokens.slice(name.phrase.from, name.phrase.to);
  const end = tokens.at(-1)?.to ?? 0;
  // «ورق گالوانیزه سری ۲».
  const isBehind = series !== null && series.from > end && series.from - end <= 1;
  const place = { from: tokens[0]?.from ?? 0, to: isBehind ? series.to : end };
  return bare({ ...BARE, ...place, kind: 'good', title: says.good, text: series?.title ?? need.data.title });
}

interface Read {
  readonly text: string;
  /** The text as it was compared. */
  readonly written: string;
  readonly good: FoundGood;
  /** What is not wanted, and the name of the good. */
  readonly refused: readonly Place[];
  readonly named: readonly Place[];
}

const isIn = ({ from, to }: Place, places: readonly Place[]) =>
  places.some((place) => from >= place.from && to <= place.to);

function wishParts({ text, written, good, refused, named }: Read): ReadPart[] {
  // As it was compared: an amount that is wanted is no grade.
  const unlisted = unlistedWishes({ text: written, good })
    .filter((wish) => !(isIn(wish, refused) || (wish.isKept && isIn(wish, named))))
    .map((wish) => ({ ...wish, text: text.slice(wish.from, wish.to) }));
  const isInside = ({ tokens }: Wish) =>
    unlisted.some(({ from, to }) => tokens.some((token) => token.from >= from && token.to <= to));
  const own = good.specification.wishes.filter(
    (wish) => !(wish.weight === NAMED && isOfName(wish, good)) && !isInside(wish),
  );
  const byColumn = Map.groupBy(own, ({ option, at }) =>
    option.column < 0 || option.isExcluded === true ? `alone ${at}` : `${option.column}`,
  );
  return [
    ...[...byColumn.values()].map((wishes) => wishPart(wishes, { text, written, good })),
    ...unlisted.map(unlistedPart),
  ];
}

/** Words of the good's name that choose nothing. */
function isOfName({ option, isKept }: Wish, { specification }: FoundGood): boolean {
  return !isKept || !option.keeps.includes(false) || specification.variants.length === 0;
}

function wishPart(
  wishes: readonly Wish[],
  { text, written: compared, good }: Pick<Read, 'text' | 'written' | 'good'>,
): ReadPart {
  const tokens = wishes.flatMap((wish) => [...wish.tokens]);
  const place = {
    from: beginOfWords(text, Math.min(...tokens.map(({ from }) => from))),
    to: endOfWords(text, compared, Math.max(...tokens.map(({ to }) => to))),
  };
  const wish = wishes.find(({ isKept: kept }) => !kept) ?? (wishes[0] as Wish);
  const column = good.need.columns[wish.option.column];
  const isKept = wish.isKept;
  const written = text.slice(place.from, place.to).replace(/\s+/g, ' ').trim();
  if (column === undefined) {
    return {
      part: { ...BARE, ...place, kind: 'code', title: says.code, text: written, isKept },
      wishes,
      unlisted: null,
    };
  }
  const value = column.column.kind === 'number' ? wish.option.wanted : null;
  const shared = isKept && wish.option.isExcluded !== true ? sharedText(good, wish) : null;
  const shown = shared ?? (isKept ? written : unkeptText({ wish, column, written }));
  const part = {
    ...BARE,
    ...place,
    kind: 'property' as const,
    title: column.title,
    text: shown,
    isKept,
    propertyId: column.propertyId,
    value,
  };
  return { part, wishes, unlisted: null };
}

/** «بدون فویل» is shown with what refuses it. */
function beginOfWords(text: string, from: number): number {
  const [without = ''] = /(?<![\u0600-\u06ff])بدون[\s\u200c]+$/.exec(text.slice(0, from)) ?? [];
  return from - without.length;
}

/** Digits that stand for words are shorter than they, and spaces fill their place. */
function endOfWords(text: string, written: string, to: number): number {
  const [spaces = ''] = /^ */.exec(written.slice(to)) ?? [];
  return to + text.slice(to, to + spaces.length).trimEnd().length;
}

/** The value of the table, when all variants that are left have the same. */
function sharedText({ specification, need }: FoundGood, { option }: Wish): string | null {
  const values = new Set(
    specification.variants.map((variant) => need.family.table.variants[variant]?.values[option.column]),
  );
  const [value] = values;
  const shown =
    values.size === 1 && value !== undefined
      ? valueText(value, need.columns[option.column]?.symbol ?? null)
      : null;
  return option.bound === undefined ? shown : boundText(option, need.columns[option.column]?.symbol ?? null);
}

function boundText({ bound, wanted }: Wish['option'], symbol: string | null): string {
  const shown = valueText(wanted ?? 0, symbol) ?? '';
  return bound === 'min' ? says.atLeast(shown) : says.atMost(shown);
}

function unkeptText({
  wish,
  column,
  written,
}: {
  wish: Wish;
  column: { symbol: string | null; column: { kind: string } };
  written: string;
}): string {
  const { wanted } = wish.option;
  return column.column.kind === 'number' && wanted !== null && wish.option.isWritten !== true
    ? (valueText(wanted, column.symbol) ?? written)
    : written;
}

/** A value of the size table as it is shown; null of an empty one. */
export function valueText(value: number | string | boolean | null, symbol: string | null): string | null {
  if (typeof value === 'number') {
    const number = formatNumber(Number(value.toPrecision(6)));
    return symbol === null ? number : `${number} ${symbol}`;
  }
  if (typeof value === 'boolean') {
    return value ? messages.yes : messages.no;
  }
  return value === '' ? null : value;
}

function unlistedPart(unlisted: UnlistedWish): ReadPart {
  const { kind, text, from, to, isKept } = unlisted;
  const isCode = kind === 'grade' || kind === 'kind';
  const own = { kind: isCode ? ('code' as const) : kind, title: says[kind] };
  return { part: { ...BARE, ...own, text, from, to, isKept }, wishes: [], unlisted };
}

function termParts({ quantity, budget, time, city }: NeedReading): ReadPart[] {
  const place = ({ from, to }: Place) => ({ ...BARE, isLocked: false, from, to });
  const parts: ReadPart['part'][] = [];
  if (quantity !== null) {
    const text = `${formatNumber(quantity.value)} ${quantity.unit}`;
    parts.push({
      ...place(quantity),
      kind: 'quantity',
      title: says.quantity,
      text,
      value: quantity.value,
      unit: quantity.unit,
    });
  }
  if (budget !== null) {
    const shown = formatTomanText(budget.rial);
    const text = budget.perUnit ? says.perUnit(shown) : shown;
    parts.push({
      ...place(budget),
      kind: 'budget',
      title: says.budget,
      text,
      value: budget.rial,
      isPerUnit: budget.perUnit,
    });
  }
  if (time !== null) {
    const text = time.withinDays === null ? says.urgent : says.within(formatNumber(time.withinDays));
    parts.push({ ...place(time), kind: 'time', title: says.time, text, value: time.withinDays });
  }
  if (city !== null) {
    parts.push({ ...place(city), kind: 'city', title: says.city, text: city.text });
  }
  return parts.map(bare);
}
