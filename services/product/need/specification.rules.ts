import type { Query } from '../understanding/fit.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import type { ReadMention, WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.rules.ts';
import { MATERIALS, optionsOf } from './wish-options.rules.ts';

/** What a mention asks of a family. */
export interface Wish {
  /** Place of the mention in the query, and its words. */
  readonly at: number;
  readonly tokens: Mention['tokens'];
  readonly option: WishOption;
  readonly isKept: boolean;
  /** How much it counts: numbers and codes 1, words less. */
  readonly weight: number;
}

/** How the specification of a need meets a family. */
export interface Specification {
  readonly wishes: readonly Wish[];
  /** Indexes of the variants that keep most; all of them when nothing is asked. */
  readonly variants: readonly number[];
  /** Places of mentions that neither the names nor the size table nor the texts explain. */
  readonly unknown: readonly number[];
}

const NUMBER = 1;
const WORD = 0.6;
/** Of words that only name the good. */
export const NAMED = 0.3;

interface Asked {
  readonly at: number;
  readonly options: readonly WishOption[];
  readonly weight: number;
  /** Of a number without a unit. */
  readonly digits: number;
}

/** Finds the columns that a need speaks of, and the variants that keep most of it. */
export function specify(query: Query, need: NeedFamily): Specification {
  const reads = query.mentions.map((mention, at) => readAt(query, { mention, at }));
  const named = query.mentions.map((mention, at) =>
    nameOf(mention, { need, spellings: reads[at]?.spellings ?? [] }),
  );
  const asked = query.mentions.flatMap((mention, at): Asked[] => {
    const read = reads[at];
    const options =
      read === undefined || mention.kind === 'city' || (named[at] === 'title' && mention.kind === 'word')
        ? []
        : optionsOf(read, need);
    const weight = weightOf(mention, named[at]);
    const some = named[at] === undefined ? options : options.filter(({ keeps }) => keeps.includes(true));
    return some.length === 0 ? [] : [{ at, options: some, weight, digits: digitsOf(mention) }];
  });
  const picked = pick(asked, need.family.table.variants.length);
  const wishes = asked.flatMap((one) =>
    wishOf(one, picked.picks).map((wish) => ({ ...wish, tokens: query.mentions[one.at]?.tokens ?? [] })),
  );
  const spoken = new Set(asked.map(({ at }) => at));
  const unknown = query.mentions.flatMap((mention, at) =>
    mention.kind === 'city' ||
    named[at] !== undefined ||
    spoken.has(at) ||
    isTalk(mention, { need, query, at })
      ? []
      : [at],
  );
  return { wishes, variants: picked.variants, unknown };
}

const digitsOf = ({ keys }: Mention) => Math.max(0, ...keys.map((key) => key.replace(/[^0-9]/g, '').length));

interface At {
  readonly mention: Mention;
  readonly at: number;
}

function readAt({ mentions, spellings, tokens }: Query, { mention, at }: At): ReadMention {
  const beside = besideOf(mentions, { mention, at });
  const hint = mention.amount?.hint;
  const own = new Set(mention.tokens.flatMap(({ word, stem }) => [word, stem]));
  const stems = beside.flatMap((one) => one.tokens.map(({ stem }) => stem));
  const inside = mention.tokens.filter(({ values }) => values.length === 0).map(({ stem }) => stem);
  return {
    mention,
    hints: new Set([...stems, ...inside, ...(hint === undefined ? [] : [hint])].flatMap(hintWords)),
    spellings: mention.tokens.flatMap((_, place) => spellings[mention.at + place] ?? []),
    joined: mention.tokens.flatMap((_, place) =>
      (spellings[mention.at + place] ?? []).filter((key) => key.length > 1 && !own.has(key)),
    ),
    isWithout: tokens[mention.at - 1]?.word === 'بدون',
  };
}

/** Words directly before, up to two, and directly behind. */
function besideOf(mentions: readonly Mention[], { mention, at }: At): Mention[] {
  const [before, further, behind] = [mentions[at - 1], mentions[at - 2], mentions[at + 1]];
  const endOf = (one: Mention) => one.at + one.tokens.length;
  const isNear = before !== undefined && endOf(before) >= mention.at - 1;
  const isFurther = isNear && further !== undefined && before.kind === 'word' && endOf(further) >= before.at;
  const isBehind =
    behind !== undefined && behind.at === endOf(mention) && !/[،؛]/.test(behind.tokens[0]?.before ?? '');
  const found = [...(isNear ? [before] : []), ...(isFurther ? [further] : []), ...(isBehind ? [behind] : [])];
  return found.filter(({ kind }) => kind === 'word');
}

/** What a trade calls a column otherwise. */
const HINTS = new Map<string, readonly string[]>(
  Object.entries({
    ...{
      mfi: ['مذاب'],
      دانسیته: ['چگالی'],
      شدت: ['جریان'],
      اسکجول: ['رده'],
      کارباید: [],
      سایز: ['سایز', 'اسمی', 'اندازه'],
    },
    ...{
      پل: ['پل', 'قطب'],
      ورودی: ['ورودی'],
      خروجی: ['خروجی', 'سیگنال'],
      متریال: ['متریال', 'جنس'],
      جنس: ['جنس', 'متریال'],
    },
  }),
);
const hintWords = (word: string) => [word, ...(HINTS.get(word) ?? [])];

type Name = 'title' | 'synonym' | undefined;

function nameOf(
  mention: Mention,
  { need, spellings }: { need: NeedFamily; spellings: readonly string[] },
): Name {
  if (mention.amount?.unit !== undefined || mention.size !== undefined) {
    return;
  }
  const isNumber = mention.amount !== undefined;
  if (isNumber && [...need.titleNumbers.values()].includes(mention.amount?.values[0] ?? Number.NaN)) {
    return 'title';
  }
  const all = mention.kind === 'amount' ? [] : [...spellings, ...mention.keys];
  const isCode = mention.kind === 'key' && mention.keys.some((key) => /[0-9]/.test(key));
  const keys = all.filter((key) => !(isNumber || isCode) || /[0-9]/.test(key));
  const worth = Math.max(0, ...keys.map((key) => need.family.names.words.get(key) ?? 0));
  if (worth === 0) {
    return;
  }
  return worth >= 1 ? 'title' : 'synonym';
}

function weightOf({ kind, keys }: Mention, name: Name): number {
  // «شیر توپی استیل» is a name of valves of any body.
  if (name === 'synonym' && keys.some((key) => MATERIALS.has(key))) {
    return WORD;
  }
  if (name !== undefined && (kind === 'word' || name === 'title')) {
    return NAMED;
  }
  return kind === 'word' ? WORD : NUMBER;
}

/** Words of its descriptions, and words of its columns beside a number, say nothing foreign. */
function isTalk(
  { keys, tokens }: Mention,
  { need, query, at }: { need: NeedFamily; query: Query; at: number },
): boolean {
  const words = [...keys, ...tokens.flatMap(({ word, stem }) => [word, stem])];
  const isColumn = words.some((word) => need.family.table.hints.has(word));
  const isJoined = (query.spellings[query.mentions[at]?.at ?? -1] ?? []).some((word) => need.talk.has(word));
  return (
    isColumn ||
    isJoined ||
    words.some((word) => need.talk.has(word) || need.family.categoryNames?.words.has(word) === true)
  );
}

interface Picked {
  readonly variants: readonly number[];
  /** For each mention that is asked, the option that the best variants keep. */
  readonly picks: ReadonlyMap<number, WishOption>;
}

const SAME = 1e-9;
const WORTH = 0.2;

/** For each variant the options that it keeps, each column of numbers for one mention only. */
function pick(asked: readonly Asked[], count: number): Picked {
  const order = [...asked].sort((one, other) => one.options.length - other.options.length);
  const sums = Array.from({ length: count }, (_, variant) => pickFor(order, variant));
  const best = Math.max(0, ...sums.map(({ sum }) => sum));
  const variants = sums.flatMap(({ sum }, variant) => (best - sum < SAME ? [variant] : []));
  return { variants, picks: sums[variants[0] ?? 0]?.picks ?? new Map() };
}

/** A number such as «۶۲۰۴» says more than a size. */
const DESIGNATION = 1.4;
const MIN_DIGITS = 4;

function isDesignation(order: readonly Asked[], { at, option }: { at: number; option: WishOption }): boolean {
  const digits = order.find((one) => one.at === at)?.digits ?? 0;
  return option.column < 0 && digits >= MIN_DIGITS;
}

function pickFor(order: readonly Asked[], variant: number): { sum: number; picks: Map<number, WishOption> } {
  const used = new Set<number>();
  const picks = new Map<number, WishOption>();
  let sum = 0;
  for (const { at, options, weight } of order) {
    const free = options.filter(
      ({ column, wanted, keeps }) => keeps[variant] === true && (wanted === null || !used.has(column)),
    );
    const option = free.toSorted((one, other) => other.worth - one.worth)[0];
    if (option !== undefined) {
      sum += weight * (isDesignation(order, { at, option }) ? DESIGNATION : 1) * (1 + WORTH * option.worth);
      picks.set(at, option);
      if (option.wanted !== null) {
        used.add(option.column);
      }
    }
  }
  return { sum, picks };
}

function wishOf(
  { at, options, weight }: Asked,
  picks: ReadonlyMap<number, WishOption>,
): Omit<Wish, 'tokens'>[] {
  const kept = picks.get(at);
  if (kept !== undefined) {
    return [{ at, option: kept, isKept: true, weight }];
  }
  const used = new Set(
    [...picks.values()].filter(({ wanted }) => wanted !== null).map(({ column }) => column),
  );
  const free = options.filter(({ column }) => column < 0 || !used.has(column));
  const [option] = (free.length > 0 ? free : options).toSorted((one, other) => other.worth - one.worth);
  // A word of a name is no wish of its own, nor is a number far from all of the table.
  return option === undefined || weight === NAMED || (option.worth < 0 && weight === WORD)
    ? []
    : [{ at, option, isKept: false, weight }];
}
