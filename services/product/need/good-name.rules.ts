import type { Phrase, Query } from '../understanding/fit.rules.ts';
import type { Family, Knowledge } from '../understanding/knowledge.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { isForPurpose } from './purpose.rules.ts';

/** The words of a need that name a family. */
export interface FoundName {
  /** Places of tokens. */
  readonly phrase: Phrase;
  readonly score: number;
  /** Number of words of a whole name; 0 when only parts of one stand in the text. */
  readonly words: number;
}

interface NamedBy {
  readonly query: Query;
  readonly family: Family;
}

/** Whether a word stands in the names of a family. */
export function isNamed({ kind, keys, at, isExcluded }: Mention, { query, family }: NamedBy): boolean {
  return (
    kind === 'word' &&
    isExcluded !== true &&
    [...keys, ...(query.spellings[at] ?? [])].some((key) => family.names.words.has(key))
  );
}

interface Naming {
  readonly need: NeedFamily;
  readonly knowledge: Knowledge;
}

/** The longest of its names that stands in the text, the first of equally long ones; else words of a name behind its head. */
export function nameIn(query: Query, { need, knowledge }: Naming): FoundName | undefined {
  const whole = query.phrases.flatMap((phrase) =>
    isRefused(query, phrase) || isOfOther(query, { phrase, need, knowledge })
      ? []
      : wholeName(query, { phrase, need }),
  );
  return [
    ...whole,
    ...partOfName(query, { need, knowledge }),
    ...valueAsName(query, need),
    ...onlyOne(query, { need, knowledge }),
    ...pairOfName(query, { need, knowledge }),
  ].toSorted((one, other) => other.score - one.score)[0];
}

/** «ترانس روغنی نمی‌خواهیم» names no oil transformer. */
const isRefused = ({ mentions }: Query, { from, to }: Phrase) =>
  mentions.some(({ isExcluded, at, tokens }) => isExcluded === true && at < to && at + tokens.length > from);

const PURPOSE = 2;

/** «سینی کابل گالوانیزه»: what a word alone may say of other goods too names a good only at the beginning. */
function isOfOther({ tokens }: Query, { phrase, need, knowledge }: Naming & { phrase: Phrase }): boolean {
  const word = tokens[phrase.from]?.word ?? '';
  const isValue = knowledge.familiesByValue.get(word)?.some(({ id }) => id !== need.family.id) === true;
  return phrase.to - phrase.from === 1 && phrase.from > 0 && isValue;
}

function wholeName({ tokens }: Query, { phrase, need }: { phrase: Phrase; need: NeedFamily }): FoundName[] {
  const worth = Math.max(0, ...phrase.keys.map((key) => need.family.names.phrases.get(key) ?? 0));
  if (worth === 0) {
    return [];
  }
  const words = Math.max(1, ...phrase.keys.map((key) => need.nameSizes.get(key) ?? 0));
  const size = phrase.to - phrase.from;
  return [
    {
      phrase,
      words,
      score:
        size + worth - 0.5 * (phrase.from / tokens.length) - (isPurpose(tokens, phrase.from) ? PURPOSE : 0),
    },
  ];
}

/** «… برای پمپ آب» and «… با پمپ» do not ask for a pump. */
const isPurpose = (tokens: Query['tokens'], at: number) =>
  tokens[at - 1]?.word === 'با' || isForPurpose(tokens, at);

const PART = 0.8;
/** The first word of one synonym alone may be another thing. */
const SURE_HEAD = 0.75;

/** The first word that names goods: Persian names a thing by its first word. */
function headOf(
  { mentions, spellings }: Query,
  { heads }: Knowledge,
): { keys: readonly string[]; at: number } | undefined {
  for (const { kind, at, keys, isExcluded } of mentions) {
    const own = [...keys, ...(spellings[at] ?? [])].filter((key) => (heads.get(key) ?? 0) > SURE_HEAD);
    if (kind === 'word' && isExcluded !== true && own.length > 0) {
      return { keys: own, at };
    }
  }
  return;
}

function partOfName(query: Query, { need: { family }, knowledge }: Naming): FoundName[] {
  const { mentions, tokens } = query;
  const head = headOf(query, knowledge);
  const strength = Math.max(0, ...(head?.keys ?? []).map((key) => family.names.heads.get(key) ?? 0));
  const first = mentions.findIndex(({ at }) => at === head?.at);
  if (head === undefined || strength < SURE_HEAD || first < 0) {
    return [];
  }
  let end = first;
  while (mentions[end] !== undefined && isNamed(mentions[end] as Mention, { query, family })) {
    end += 1;
  }
  const last = mentions[end - 1];
  const to = last === undefined ? head.at + 1 : last.at + last.tokens.length;
  const score = PART * (to - head.at) - 0.3 - (isPurpose(tokens, head.at) ? PURPOSE : 0);
  return [{ phrase: { from: head.at, to, keys: [] }, words: 0, score }];
}

/** Two words of a text of its size table that begin the need: «رویه اپوکسی». */
function valueAsName(query: Query, { family, columns }: NeedFamily): FoundName[] {
  const [one, two] = query.mentions;
  const key =
    one?.kind === 'word' && two?.kind === 'word' && two.at === one.at + 1
      ? `${one.tokens[0]?.word}${two.tokens[0]?.word}`
      : '';
  const isValue =
    key !== '' && columns.some(({ texts }) => texts.some((text) => text?.words.has(key) === true));
  const isBoth = [one, two].some((mention) => mention !== undefined && isNamed(mention, { query, family }));
  return isValue && isBoth && one !== undefined
    ? [{ phrase: { from: one.at, to: one.at + 2, keys: [] }, words: 0, score: 1.8 }]
    : [];
}

/** Two words of its names that begin the need, though no name has them so: «شلنگ لبنیات», «بیت DTH». */
function pairOfName(query: Query, { need: { family }, knowledge }: Naming): FoundName[] {
  const [one, two] = query.mentions;
  const isPair = one !== undefined && two !== undefined && one.at === 0 && two.at === one.tokens.length;
  const isHead = one?.keys.some((key) => family.names.heads.has(key)) === true;
  const isOther = one?.keys.some((key) =>
    knowledge.familiesByWord.get(key)?.some(({ names }) => (names.heads.get(key) ?? 0) > SURE_HEAD),
  );
  return isPair &&
    isHead &&
    isOther !== true &&
    [one, two].every((mention) => isNamed(mention, { query, family }))
    ? [{ phrase: { from: 0, to: two.at + two.tokens.length, keys: [] }, words: 0, score: 2 * PART - 0.3 }]
    : [];
}

const MIN_TELLING = 4;

/** A first word that stands in the names of this good alone: «شرینک» of «دستگاه شرینک تونلی». */
function onlyOne({ mentions }: Query, { need: { family }, knowledge }: Naming): FoundName[] {
  const [first] = mentions;
  const word = first?.kind === 'word' ? (first.tokens[0]?.word ?? '') : '';
  // «ناودانی» is a form of the belt, and as a thing a beam.
  const isOnly =
    knowledge.familiesByWord.get(word)?.length === 1 &&
    family.names.words.has(word) &&
    !family.table.words.has(word);
  return first !== undefined && isOnly && word.length >= MIN_TELLING
    ? [{ phrase: { from: first.at, to: first.at + first.tokens.length, keys: [] }, words: 0, score: PART }]
    : [];
}
