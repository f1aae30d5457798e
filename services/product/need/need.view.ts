import type { NeedAnswer } from '@bazaar/contracts/product';
import type { JalaliDate } from '@bazaar/locale';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { toBaseProduct } from '../base-product/base-product.rules.ts';
import { selectBaseProduct } from '../base-product/base-product.sql.ts';
import { readTokens, type Token } from '../understanding/tokens.rules.ts';
import type { Known } from './known.rules.ts';
import { type NeedReading, readNeed } from './need.rules.ts';
import { offersFor, unkeptWishes } from './need-matches.view.ts';
import { isoDayOf, type Terms, URGENT_DAYS } from './need-offers.rules.ts';
import { type ReadPart, readParts } from './need-parts.rules.ts';
import { missingOf } from './question.rules.ts';
import { saleQuantity } from './sale-quantity.rules.ts';
import { NOISE } from './words-of-need.rules.ts';

type Answer = z.input<typeof NeedAnswer>;

interface Asked {
  readonly text: string;
  readonly known: Known;
  /** In Tehran. */
  readonly today: JalaliDate;
}

/** What there is for a need. */
export async function answerFor(db: Database, { text, known, today }: Asked): Promise<Answer> {
  const reading = readNeed(text, known, today);
  const read = readParts(text, reading);
  const parts = read.map(({ part }) => part);
  const { good } = reading;
  const baseIds = baseIdsOf(reading);
  const [shown] = baseIds;
  const base = shown === undefined ? undefined : await selectBaseProduct(db, shown);
  if (good === null || base === undefined) {
    return { parts: parts.filter(({ isLocked }) => !isLocked), ignored: [], ...NOTHING };
  }
  const { id, title, slug, category, drawing, saleUnit, variantsCount } = toBaseProduct({
    row: base,
    breadcrumb: [],
  });
  const quantity = reading.quantity === null ? null : saleQuantity(reading.quantity, good);
  const found = { db, good, read, baseIds, quantity };
  const unkept = await unkeptWishes(found);
  const offers =
    unkept.length > 0
      ? { exact: [], near: [] }
      : await offersFor(found, termsOf(reading, { quantity, today: isoDayOf(today) }));
  return {
    ...{ parts, ignored: ignoredOf(text, { reading, read }), unkept, ...offers },
    good: { id, title, slug, category, drawing, saleUnit, variantsCount },
    saleQuantity: quantity,
    matchingCount: unkept.length > 0 ? 0 : good.specification.variants.length,
    question: unkept.length > 0 ? null : missingOf(good),
  };
}

/** The base product that is shown, and the series that differ from it in their titles only. */
function baseIdsOf({ good, series }: NeedReading): readonly number[] {
  if (good === null) {
    return [];
  }
  const { family } = good.need;
  return series?.ids ?? [family.id, ...family.series.map(({ id }) => id)];
}

const NOTHING = {
  ...{ good: null, saleQuantity: null, matchingCount: 0, question: null },
  ...{ exact: [], near: [], unkept: [] },
};

function termsOf(
  { city, budget, time }: NeedReading,
  { quantity, today }: Pick<Terms, 'quantity' | 'today'>,
): Terms {
  const withinDays = time === null ? null : (time.withinDays ?? URGENT_DAYS);
  return { city: city?.text ?? null, budget, withinDays, quantity, today };
}

interface Read {
  readonly reading: NeedReading;
  readonly read: readonly ReadPart[];
}

/** Words that nothing explains, or that stand behind what was read, and that no part covers; neighbours together. */
function ignoredOf(text: string, { reading, read }: Read): Answer['ignored'] {
  const { good, query, unreadFrom } = reading;
  const unknown = (good?.specification.unknown ?? []).map((at) => query.mentions[at]?.tokens ?? []);
  const places = [...unknown, ...tokensFrom(text, unreadFrom)].flatMap((tokens) => {
    const isNoise = tokens.every(({ word }) => NOISE.has(word));
    const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
    const isCovered = read.some(({ part }) => from >= part.from && to <= part.to);
    return isNoise || isCovered ? [] : [{ from, to }];
  });
  const joined: { from: number; to: number }[] = [];
  for (const place of places) {
    const before = joined.at(-1);
    if (before !== undefined && /^[\s\u200c]*$/.test(text.slice(before.to, place.from))) {
      before.to = place.to;
    } else {
      joined.push({ ...place });
    }
  }
  return joined.map(({ from, to }) => ({ from, to, text: text.slice(from, to) }));
}

/** The words of a text from a place on, each alone. */
function tokensFrom(text: string, place: number | null): Token[][] {
  return place === null
    ? []
    : readTokens(text.slice(place), text.length).map((token) => [
        { ...token, from: token.from + place, to: token.to + place },
      ]);
}
