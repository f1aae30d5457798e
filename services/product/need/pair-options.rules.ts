import type { Amount } from '../understanding/mentions.rules.ts';
import { baseWorth, type WishOption } from './column-worth.rules.ts';
import { FOUND, inColumn, MEASURED, type Place, type Places } from './size-options.rules.ts';

const FROM = /(?:^| )از$/;
const TO = /(?:^| )تا$/;

/** «سنجش از» before «سنجش تا». */
export const beginsPair = ({ own, column, need }: Place) =>
  FROM.test(own.title) && TO.test(need.columns[column + 1]?.title ?? '');

/** «سنجش تا ۲۵» names the column, and is no bound. */
export const endsPair = ({ own, column, need }: Place) =>
  TO.test(own.title) && FROM.test(need.columns[column - 1]?.title ?? '');

/** How much less likely a lone number begins a range than ends it. */
export const BEGINNING = 0.1;
const WITHIN = 0.05;
const SAME = 1e-6;

/** A range that two columns hold: «سنجش از» and «سنجش تا». */
export function pairOptions(amount: Amount, { read, places }: Places): WishOption[] {
  const { to } = amount;
  return to === undefined
    ? withinOptions(amount, { read, places })
    : places.filter(beginsPair).flatMap((place) => rangeOptions({ ...amount, to }, { read, place }));
}

type Read = Places['read'];

/** Of the columns by which the good is chosen, a range that none has is said to be so. */
function rangeOptions(
  { values, to, unit }: Amount & { to: number },
  { read, place }: { read: Read; place: Place },
): WishOption[] {
  const { own, need, column } = place;
  const meaning = unit?.meanings.find(({ quantity }) => quantity === own.column.quantity);
  if (unit !== undefined && meaning === undefined) {
    return [];
  }
  const [from, end] = [values[0] ?? 0, to].map((value) =>
    meaning === undefined ? value : inColumn(value, { own, meaning }),
  );
  const rows = need.family.table.variants.map((variant) => variant.values.slice(column, column + 2));
  const same = rows.map((row) => isAt(row[0], from) && isAt(row[1], end));
  const keeps =
    same.includes(true) || GRAIN.test(own.title) ? same : rows.map((row) => holds(row, from, end));
  const numbers = rows.map(([, last]) => (typeof last === 'number' ? last : null));
  const isFound = keeps.includes(true);
  const worth = baseWorth(read, place) + MEASURED + (isFound ? FOUND : 0);
  return isFound || own.column.defines
    ? [{ column: column + 1, keeps, worth, wanted: end ?? to, numbers, isWritten: true }]
    : [];
}

/** A machine that can do more serves as well; grains of other sizes are another good. */
const GRAIN = /دانه/;
const holds = ([least, most]: readonly unknown[], from = Number.NaN, to = Number.NaN) =>
  Number(least) <= from + SAME && Number(most) >= to - SAME;

const isAt = (value: unknown, wanted = Number.NaN) => Math.abs(Number(value) - wanted) < SAME;

/** «ظرفیت از» and «ظرفیت تا» hold an amount that lies between them. */
function withinOptions({ values, unit, bound }: Amount, { read, places }: Places): WishOption[] {
  return places.flatMap((place, at) => {
    const [next, { own, need, column }] = [places[at + 1], place];
    const meaning = unit?.meanings.find(({ quantity }) => quantity === own.column.quantity);
    const isPair = FROM.test(own.title) && TO.test(next?.own.title ?? '') && next?.column === column + 1;
    if (!isPair || meaning === undefined || bound !== undefined) {
      return [];
    }
    const wanted = inColumn(values[0] ?? 0, { own, meaning });
    const keeps = need.family.table.variants.map(
      (variant) => Number(variant.values[column]) <= wanted && Number(variant.values[column + 1]) >= wanted,
    );
    const worth = baseWorth(read, place) + MEASURED + (keeps.includes(true) ? FOUND : 0) - WITHIN;
    return keeps.includes(true) ? [{ column: column + 1, keeps, worth, wanted, numbers: [] }] : [];
  });
}
