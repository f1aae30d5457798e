import type { Query } from '../understanding/fit.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import type { ReadMention, WishOption } from './column-worth.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { DOCUMENTS } from './need-mentions.rules.ts';
import { countsIn } from './other-kind.rules.ts';
import { readAt } from './read-mention.rules.ts';
import { sizeParts } from './split-size.rules.ts';
import { wholeValues } from './whole-value.rules.ts';
import { optionsOf } from './wish-options.rules.ts';

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

/** Of variants that keep equally much, those whose values were written whole. */
function narrowed(
  { variants, picks }: Picked,
  { query, need }: { query: Query; need: NeedFamily },
): readonly number[] {
  const stated = [...picks].filter(([, { isRefusal, isExcluded }]) => !(isRefusal || isExcluded));
  const columns = stated.flatMap(([{ at }, { column }]) =>
    column >= 0 ? [column] : columnsWith(query.mentions[at]?.keys ?? [], need),
  );
  const texts = [...new Set(columns)].filter((column) => need.columns[column]?.column.kind !== 'number');
  const refused = query.mentions.flatMap(({ isExcluded, tokens }) => (isExcluded === true ? tokens : []));
  const tokens = query.tokens.filter((token) => !refused.includes(token));
  return wholeValues({ variants, columns: texts, tokens }, need);
}

/** The columns of texts that have what was found as a part of a code. */
const columnsWith = (keys: readonly string[], { columns }: NeedFamily) =>
  columns.flatMap(({ texts }, column) =>
    texts.some((text) => keys.some((key) => text?.words.has(key) === true)) ? [column] : [],
  );

interface Asked {
  readonly at: number;
  readonly tokens: Mention['tokens'];
  readonly options: readonly WishOption[];
  readonly weight: number;
  /** Of a number without a unit. */
  readonly digits: number;
  /** Worth of its likeliest option. */
  readonly most: number;
}

/** Finds the columns that a need speaks of, and the variants that keep most of it. */
export function specify(query: Query, need: NeedFamily): Specification {
  const reads = query.mentions.map((mention, at) => readAt(query, { mention, at }));
  const named = query.mentions.map((mention, at) =>
    isRefused(reads[at], need) ? undefined : nameOf(mention, { need, spellings: reads[at]?.spellings ?? [] }),
  );
  const asked = query.mentions.flatMap((mention, at): Asked[] => {
    const read = reads[at];
    const options =
      read === undefined ||
      mention.kind === 'city' ||
      isSuffix(mention) ||
      (named[at] === 'title' && mention.kind === 'word') ||
      isOwnCount(read, need)
        ? []
        : optionsOf(read, need);
    const weight = weightOf(mention, named[at], options);
    const some = named[at] === undefined ? options : options.filter(({ keeps }) => keeps.includes(true));
    const own = { at, tokens: mention.tokens, weight, digits: digitsOf(mention) };
    return some.length === 0 ? [] : askedOf(own, { some, read, need });
  });
  const tied = pick(asked, need.family.table.variants.length);
  const picked = { ...tied, variants: narrowed(tied, { query, need }) };
  const wishes = asked.flatMap((one) => wishOf(one, picked.picks));
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

interface Options {
  readonly some: readonly WishOption[];
  readonly read: ReadMention | undefined;
  readonly need: NeedFamily;
}

/** One wish with its options; of a size that no variant has, one for each of its numbers. */
function askedOf(own: Omit<Asked, 'options' | 'most'>, { some, read, need }: Options): Asked[] {
  const isKept = some.some(({ keeps }) => keeps.includes(true));
  const parts = isKept || read?.mention.size === undefined ? [] : sizeParts(read, need);
  return parts.length > 0
    ? parts.map(({ tokens, option }) => ({ ...own, tokens, options: [option], most: option.worth }))
    : [{ ...own, options: some, most: Math.max(...keptFirst(some).map(({ worth }) => worth)) }];
}

/** «رله دار»: the word before says it. */
const isSuffix = ({ kind, tokens }: Mention) => kind === 'word' && tokens[0]?.word === 'دار';

/** The options that some variant keeps; all when none does. */
function keptFirst(options: readonly WishOption[]): readonly WishOption[] {
  const kept = options.filter(({ keeps }) => keeps.includes(true));
  return kept.length > 0 ? kept : options;
}

const digitsOf = ({ keys }: Mention) => Math.max(0, ...keys.map((key) => key.replace(/[^0-9]/g, '').length));

/** «سه فاز» of the three-phase motor asks for nothing. */
function isOwnCount({ count }: ReadMention, { kind }: NeedFamily): boolean {
  return (
    count !== undefined &&
    !kind.counted.has(count.noun) &&
    countsIn(kind.title).some((own) => own.noun === count.noun && own.count === count.count)
  );
}

/** «بدون فویل» names nothing, but «بدون درز» is a part of a name. */
function isRefused(read: ReadMention | undefined, { family }: NeedFamily): boolean {
  const isName = read?.mention.keys.some((key) => family.names.words.has(`بدون${key}`)) === true;
  return read?.mention.isExcluded === true || (read?.without?.length === 0 && !isName);
}

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
  const all = mention.kind === 'amount' ? [] : namingKeys(mention, spellings);
  const isCode = mention.kind === 'key' && mention.keys.some((key) => /[0-9]/.test(key));
  const keys = all.filter((key) => !(isNumber || isCode) || /[0-9]/.test(key));
  const worth = Math.max(0, ...keys.map((key) => need.family.names.words.get(key) ?? 0));
  if (worth === 0) {
    return;
  }
  return worth >= 1 ? 'title' : 'synonym';
}

const PAIR = 2;
/** `C30 S4` is more than the `C30` of a title. */
const namingKeys = ({ kind, keys, tokens }: Mention, spellings: readonly string[]) =>
  kind === 'key' && tokens.length > PAIR ? keys.slice(-1) : [...spellings, ...keys];

function weightOf({ kind }: Mention, name: Name, options: readonly WishOption[]): number {
  // «شیر توپی استیل» is a name of valves of any body, and «میکرومتر دیجیتال» of any micrometer.
  const isChoice = options.some(
    ({ column, keeps }) => column >= 0 && keeps.includes(true) && keeps.includes(false),
  );
  if (name === 'synonym' && kind === 'word' && isChoice) {
    return WORD;
  }
  if (name !== undefined && (kind === 'word' || name === 'title')) {
    return NAMED;
  }
  return kind === 'word' ? WORD : NUMBER;
}

/** Words of its descriptions, and words of its columns, say nothing foreign; a number with a unit asks for something. */
function isTalk(
  { keys, tokens, amount }: Mention,
  { need, query, at }: { need: NeedFamily; query: Query; at: number },
): boolean {
  const isDocument = tokens.length > 1 && DOCUMENTS.has(tokens[0]?.word ?? '');
  if (amount?.unit !== undefined || isDocument) {
    return false;
  }
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
  /** For each wish, the option that the best variants keep. */
  readonly picks: ReadonlyMap<Asked, WishOption>;
}

const SAME = 1e-9;
const WORTH = 0.2;
/** Of two wishes that no variant keeps both, that of the earlier column is kept: tables begin with what matters most. */
const ORDER = 0.004;
/** What no column says comes behind the columns. */
const LAST = 8;

/** For each variant the options that it keeps, each column of numbers for one mention only. */
function pick(asked: readonly Asked[], count: number): Picked {
  const order = [...asked].sort((one, other) => one.options.length - other.options.length);
  const sums = Array.from({ length: count }, (_, variant) => pickFor(order, variant));
  const best = Math.max(0, ...sums.map(({ sum }) => sum));
  const tied = sums.flatMap(({ sum }, variant) => (best - sum < SAME ? [variant] : []));
  const picks = sums[tied[0] ?? 0]?.picks ?? new Map<Asked, WishOption>();
  // What is said to be kept is kept by all that are shown.
  const variants = tied.filter((variant) =>
    [...picks.values()].every(({ keeps }) => keeps[variant] === true),
  );
  return { variants, picks };
}

/** A number such as «۶۲۰۴» says more than a size. */
const DESIGNATION = 1.4;
const MIN_DIGITS = 4;

/** What it counts that a variant keeps a wish by this option. */
function gainOf({ weight, most, digits }: Asked, { column, worth }: WishOption): number {
  const isDesignation = column < 0 && digits >= MIN_DIGITS;
  const likely = 1 + WORTH * (worth - most);
  return weight * (isDesignation ? DESIGNATION : 1) * likely - ORDER * (column < 0 ? LAST : column);
}

/** «دو ردیفه» is one value: its words together count little more than one, and less than a number. */
const MORE = 0.2;

const isMore = ({ weight }: Asked, { option, spoken }: { option: WishOption; spoken: ReadonlySet<number> }) =>
  weight <= WORD && option.wanted === null && spoken.has(option.column);

function pickFor(order: readonly Asked[], variant: number): { sum: number; picks: Map<Asked, WishOption> } {
  const used = new Set<number>();
  const spoken = new Set<number>();
  const picks = new Map<Asked, WishOption>();
  let sum = 0;
  for (const asked of order) {
    const free = asked.options.filter(
      ({ column, wanted, keeps }) => keeps[variant] === true && (wanted === null || !used.has(column)),
    );
    const option = free.toSorted((one, other) => other.worth - one.worth)[0];
    if (option !== undefined) {
      sum += gainOf(asked, option) * (isMore(asked, { option, spoken }) ? MORE : 1);
      picks.set(asked, option);
      spoken.add(option.column);
      if (option.wanted !== null) {
        used.add(option.column);
      }
    }
  }
  return { sum, picks };
}

function wishOf(asked: Asked, picks: ReadonlyMap<Asked, WishOption>): Wish[] {
  const { at, tokens, options, weight } = asked;
  const kept = picks.get(asked);
  if (kept !== undefined) {
    return [{ at, tokens, option: kept, isKept: true, weight }];
  }
  const used = new Set(
    [...picks.values()].filter(({ wanted }) => wanted !== null).map(({ column }) => column),
  );
  const free = options.filter(({ column }) => column < 0 || !used.has(column));
  const [option] = (free.length > 0 ? free : options).toSorted(
    (one, other) =>
      Number(one.worth < 0) - Number(other.worth < 0) ||
      Number(one.column < 0) - Number(other.column < 0) ||
      other.worth - one.worth,
  );
  // A word of a name is no wish of its own, nor is a number far from all of the table.
  return option === undefined || weight === NAMED || (option.worth < 0 && weight === WORD)
    ? []
    : [{ at, tokens, option, isKept: false, weight }];
}
