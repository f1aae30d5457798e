import { BY_USE, KEPT, type Query } from '../understanding/fit.rules.ts';
import type { Family, Knowledge } from '../understanding/knowledge.rules.ts';
import type { Mention } from '../understanding/reading.rules.ts';
import {
  type FoundCategory,
  type FoundFamily,
  findFamily,
  type Understanding,
  weightOf,
} from '../understanding/understand.rules.ts';
import { withSeries } from './good-series.rules.ts';
import { lackValue, type RankedGood, RESULT_CLASS, STEP } from './ranked-good.rules.ts';

/** A neighbour may lack this much more than the best. */
const MAX_FURTHER = 1;
const MAX_CATEGORIES = 8;
const MAX_AROUND = 2;
/** Of a term, at least this much must be kept. */
const MIN_KEPT = 0.3;

/** All goods and categories for a term, best first. */
export function rankGoods(understood: Understanding, knowledge: Knowledge): RankedGood[] {
  const all = [
    ...wholeGoods(understood),
    ...partialGoods(understood),
    ...aroundGoods(understood, knowledge),
    ...besideGoods(understood, knowledge),
  ].sort((one, other) => one.class - other.class || one.value - other.value);
  const seen = new Set<string>();
  const single = all.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`));
  return single
    .flatMap((good) => withSeries(good, { knowledge, query: understood.query }))
    .slice(0, MAX_GOODS);
}

/** As many as a search examines of one kind. */
const MAX_GOODS = 2_000;

const isProduct = ({ category }: FoundCategory) => category.categoryType === 'Product';
/** A phrase that is nearly the whole term. */
const WHOLE_PHRASE = 0.85;

function wholeGoods(understood: Understanding): RankedGood[] {
  const { families, categories, query } = understood;
  const best: (FoundFamily | FoundCategory)[] = families.filter(({ lack }) => lack === 0);
  const isNamed = (families[0]?.lack === 0 && families[0].phrase >= WHOLE_PHRASE) || best.length === 0;
  const kept = categories.filter(({ lack }) => lack === 0);
  const first = kept.filter((found) => found.isExact && (found.isTitle || isProduct(found)));
  const others = kept.filter((found) => !first.includes(found));
  const goods = others.filter(isProduct);
  const place = wholeClass(understood);
  const isAsked = place === RESULT_CLASS.whole;
  const isBeforeFirst = isAsked && best.length > 0;
  best.splice(isNamed ? 1 : 0, 0, ...(isBeforeFirst ? first : []));
  return [
    ...(isBeforeFirst ? [] : first).map((found, value) =>
      goodOf(found, { class: RESULT_CLASS.whole, value }, query),
    ),
    ...[...best, ...goods].map((found, value) =>
      goodOf(found, { class: place, value: place === RESULT_CLASS.titled ? STEP / 2 + value : value }, query),
    ),
    ...others
      .filter((found) => !isProduct(found))
      .map((found, value) =>
        goodOf(found, { class: RESULT_CLASS.titled, value: (found.isExact ? -STEP : STEP) + value }, query),
      ),
  ];
}

/** Goods that a term only describes, without naming them, come behind what has all its words in its title. */
function wholeClass(understood: Understanding): number {
  const isAsked = understood.query.head !== undefined || isOnlySpecified(understood);
  return isAsked && !isStandard(understood) ? RESULT_CLASS.whole : RESULT_CLASS.titled;
}

/** Whether goods are found only by a standard that covers them: then the standard itself comes first. */
function isStandard({ query, families }: Understanding): boolean {
  return (
    query.head === undefined &&
    query.mentions.some(
      ({ keys }) => families[0]?.lack === 0 && keys.some((key) => families[0]?.family.standards.has(key)),
    )
  );
}

interface Place {
  readonly class: number;
  readonly value: number;
}

function goodOf(found: FoundFamily | FoundCategory, at: Place, { mentions }: Query): RankedGood {
  const missing = found.kept.flatMap((kept, place) => (kept < KEPT ? [place] : []));
  const weakness = weaknessOf(missing.length, found.kept.length);
  return 'family' in found
    ? {
        ...{ ...at, kind: 'baseProduct', id: found.family.id, missing, weakness },
        variants: isNear(found, mentions) ? found.variants : [],
      }
    : { ...at, kind: 'category', id: found.category.id, missing, weakness, variants: [] };
}

/** Whether its best variants are what is specified, or have a value near each that they lack. */
function isNear({ family, kept }: FoundFamily, mentions: readonly Mention[]): boolean {
  return mentions.every((mention, place) => (kept[place] ?? 0) > 0 || !specifies(mention, family));
}

/** Whether a mention asks for something that the size table of a family may have. */
export function specifies({ kind, keys }: Mention, { table }: Family): boolean {
  return kind === 'word' ? keys.some((key) => table.words.has(key)) : kind !== 'city';
}

function weaknessOf(missing: number, asked: number): 0 | 1 | 2 {
  if (missing * 4 >= asked * 3) {
    return 2;
  }
  return missing * 2 > asked ? 1 : 0;
}

/** The families that keep as much as the best, when that is not everything; and categories with a part of the term. */
function partialGoods(understood: Understanding): RankedGood[] {
  const { families, categories, query } = understood;
  const total = query.mentions.reduce((sum, mention) => sum + weightOf(mention, query), 0);
  const least = families[0]?.lack ?? 0;
  const best = least === 0 ? [] : bestFamilies(understood);
  const parts = categories.filter(
    ({ lack, score }) => lack > 0 && score > 0 && total - lack >= MIN_KEPT * total,
  );
  const at = (lack: number, place: number) => ({
    class: RESULT_CLASS.partial,
    value: lackValue(lack) + place,
  });
  return [
    ...best.map((found, place) => goodOf(found, at(found.lack, place), query)),
    ...parts
      .slice(0, MAX_CATEGORIES)
      .map((found, place) =>
        goodOf(found, at(found.lack, STEP * (found.isNamed ? 0.1 : 0.8) + place), query),
      ),
  ];
}

/** The families that keep most. */
function bestFamilies({ families }: Understanding): readonly FoundFamily[] {
  const least = families[0]?.lack ?? 0;
  return families.filter(({ lack }) => lack <= least);
}

/** Where the neighbours of the best families stand: behind them. */
function placeBehind(understood: Understanding, { whole, step }: { whole: number; step: number }): Place {
  const least = understood.families[0]?.lack ?? 0;
  if (least === 0 && wholeClass(understood) === RESULT_CLASS.titled) {
    return { class: RESULT_CLASS.titled, value: STEP / 2 + step };
  }
  return least === 0
    ? { class: whole, value: 0 }
    : { class: RESULT_CLASS.partial, value: lackValue(least) + step };
}

/** The categories of the best families, unless the term is only a code. */
function aroundGoods(understood: Understanding, { categories }: Knowledge): RankedGood[] {
  const leaves = new Set(bestFamilies(understood).map(({ family }) => family.categoryId));
  const at = placeBehind(understood, { whole: RESULT_CLASS.around, step: STEP / 2 });
  return isOnlySpecified(understood)
    ? []
    : categories
        .filter(({ id }) => leaves.has(id))
        .slice(0, MAX_AROUND)
        .map(({ id }, place) => ({
          ...at,
          value: at.value + place,
          kind: 'category',
          id,
          missing: [],
          weakness: 0,
          variants: [],
        }));
}

const isSpecified = ({ query }: Understanding) =>
  query.mentions.some(({ kind }) => kind !== 'word' && kind !== 'city');
const isOnlySpecified = (understood: Understanding) =>
  understood.query.head === undefined && isSpecified(understood);

/**
 * Families of the same category and kind that lack little more, and those of a category that is named. What a term
 * specifies is not given up for them.
 */
function besideGoods(understood: Understanding, { families }: Knowledge): RankedGood[] {
  const best = bestFamilies(understood);
  const named = new Set(
    understood.categories
      .filter(({ isExact, lack }) => isExact && lack === 0)
      .map(({ category }) => category.id),
  );
  const least = best[0]?.lack ?? 0;
  const at = placeBehind(understood, { whole: RESULT_CLASS.beside, step: STEP * 0.9 });
  const isSpecific = isSpecified(understood);
  const isBeside = (found: FoundFamily) => !isSpecific || keepsSpecification(found, understood);
  const isClose = (found: FoundFamily) =>
    named.has(found.family.categoryId) ||
    (lackOfNames(found) - least <= MAX_FURTHER && (isSpecific || best.some((one) => isSameKind(one, found))));
  return isOnlySpecified(understood)
    ? []
    : families
        .filter(
          ({ categoryId }) =>
            named.has(categoryId) || best.some(({ family }) => family.categoryId === categoryId),
        )
        .map((family) => findFamily(family, understood.query))
        .filter((found) => isBeside(found) && isClose(found))
        .map((found, place) => goodOf(found, { ...at, value: at.value + place }, understood.query));
}

/** Mentions that stand neither in its names nor in its size table. */
function lackOfNames({ kept }: FoundFamily): number {
  return kept.filter((worth) => worth <= BY_USE).length;
}

function keepsSpecification({ kept }: FoundFamily, { query }: Understanding): boolean {
  return query.mentions.every(
    ({ kind }, at) => kind === 'word' || kind === 'city' || (kept[at] ?? 0) >= KEPT,
  );
}

function isSameKind({ family: one }: FoundFamily, { family: other }: FoundFamily): boolean {
  return one.categoryId === other.categoryId && one.names.titleHead === other.names.titleHead;
}
