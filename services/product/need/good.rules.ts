import type { Query } from '../understanding/fit.rules.ts';
import type { Family } from '../understanding/knowledge.rules.ts';
import type { Mention } from '../understanding/mentions.rules.ts';
import { refusedIn } from './exclusion.rules.ts';
import { type FoundName, isNamed, nameIn } from './good-name.rules.ts';
import type { Known } from './known.rules.ts';
import type { NeedFamily } from './need-family.types.ts';
import { type OtherKind, otherKinds } from './other-kind.rules.ts';
import { isForPurpose } from './purpose.rules.ts';
import { type Specification, specify } from './specification.rules.ts';
import { EX } from './text-match.rules.ts';
import { GENERAL, MAKERS, NOISE } from './words-of-need.rules.ts';

/** A family that a need may speak of. */
export interface FoundGood {
  readonly need: NeedFamily;
  readonly specification: Specification;
  readonly name: FoundName;
  /** Places of mentions directly behind its name that are foreign to it: «پمپ لجن‌کش» is no «پمپ سانتریفیوژ». */
  readonly foreign: readonly number[];
  /** Whether the need begins with another thing, that is wanted for it: «… برای تابلو برق». */
  readonly isAside: boolean;
  /** Whether the need begins with a noun before the name: «سیم جوش آرگون» is no «جوش آرگون». */
  readonly isOther: boolean;
  /** What asks for another kind of it. */
  readonly otherKinds: readonly OtherKind[];
  readonly score: number;
}

const KEPT = 0.5;
const UNKEPT = 0.35;
const FOREIGN = 1.4;
const NAMED = 0.25;

/** Families of which a need has a word: those with most of its words are looked for a name. */
const MAX_FAMILIES = 300;
/** Of the named ones, those that are named best are compared with the need in full. Real needs name eight at most. */
export const MAX_GOODS = 12;

/** The families that a need may speak of, best first; empty when the catalogue has no such thing. */
export function findGoods(query: Query, known: Known): FoundGood[] {
  const named = familiesIn(query, known).flatMap((family) => {
    const need = known.needOf(family.id);
    const name = need === undefined ? undefined : nameIn(query, { need, knowledge: known.knowledge });
    return need === undefined || name === undefined ? [] : [{ need, name }];
  });
  return named
    .sort((one, other) => other.name.score - one.name.score)
    .slice(0, MAX_GOODS)
    .map((own) => goodOf(query, own))
    .sort((one, other) => other.score - one.score || one.need.family.id - other.need.family.id);
}

/** Families with words of the need in their names, those with most of them first. */
function familiesIn(query: Query, { knowledge }: Known): Family[] {
  const counts = new Map<Family, number>();
  for (const word of new Set(wordsOf(query))) {
    for (const family of knowledge.familiesByWord.get(word) ?? []) {
      counts.set(family, (counts.get(family) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MAX_FAMILIES).map(([family]) => family);
}

function wordsOf({ mentions, spellings }: Query): string[] {
  return mentions.flatMap(({ kind, at, tokens, keys }) =>
    kind === 'word' || kind === 'key'
      ? [...keys, ...tokens.flatMap((_, place) => spellings[at + place] ?? [])]
      : [],
  );
}

function goodOf(query: Query, { need, name }: { need: NeedFamily; name: FoundName }): FoundGood {
  const specification = specify(query, need);
  const refused = refusedIn(query);
  const kinds = otherKinds(query.tokens, need.kind).filter(
    ({ tokens }) =>
      !tokens.every((token) => refused.some(({ from, to }) => token.from >= from && token.to <= to)),
  );
  const isKind = (at: number) =>
    kinds.some((kind) => kind.isMaterial !== true && isWithin(query.mentions[at], kind));
  // «پلی‌اتیلن سبک خطی»: what follows another kind describes it further.
  const foreign = foreignBeside(query, { name, specification, need }).filter(
    (at) => !isKind(at) && !isKind(at - 1),
  );
  const kept = specification.wishes.reduce(
    (sum, { isKept, weight }) => sum + (isKept ? KEPT : -UNKEPT) * weight,
    0,
  );
  const named = query.mentions.filter((mention) => isNamed(mention, { query, family: need.family })).length;
  const score =
    name.score +
    kept +
    NAMED * named -
    FOREIGN * foreign.length -
    UNKEPT * (kinds.length + (lacksProtection(query, need) ? 1 : 0)) -
    0.02 * specification.unknown.length;
  const isAside = isForPurpose(query.tokens, name.phrase.from) && beginsOtherwise(query, { specification });
  const isOther = beginsWithNoun(query, foreignBefore(query, { need, name, specification }));
  return { ...{ need, specification, name, foreign, score, isAside, isOther }, otherKinds: kinds };
}

/** Persian names a thing by its first word: a foreign one that only greetings and numbers precede is the thing. */
function beginsWithNoun(query: Query, [at]: readonly number[]): boolean {
  return (
    at !== undefined &&
    query.mentions.slice(0, at).every(({ kind }, place) => kind === 'amount' || isHarmless(query, place))
  );
}

const isWithin = (mention: Mention | undefined, { tokens }: OtherKind) =>
  mention?.tokens.some((token) => tokens.includes(token)) === true;

/** Whether the first word is a thing that this good knows nothing of. */
function beginsOtherwise(query: Query, { specification }: Pick<Named, 'specification'>): boolean {
  const [first] = query.mentions;
  const isThing = first?.kind === 'word' && first.at === 0;
  return isThing && specification.unknown.includes(0) && !isHarmless(query, 0);
}

/** «ضدانفجار» of a good that has nothing of the kind. */
function lacksProtection({ mentions }: Query, { family, columns }: NeedFamily): boolean {
  const isAsked = mentions.some(({ keys }) => keys.some((key) => EX.has(key)));
  const isNamed = [...EX].some((word) => family.names.words.has(word));
  return (
    isAsked && !isNamed && !columns.some(({ texts }) => texts.some((text) => text?.words.has('ex') === true))
  );
}

interface Named {
  readonly need: NeedFamily;
  readonly name: FoundName;
  readonly specification: Specification;
}

/** Unknown words that belong to the name: directly behind it, or one directly before it. */
function foreignBeside(query: Query, named: Named): number[] {
  return [
    ...new Set([
      ...foreignBefore(query, named),
      ...foreignFirst(query, named),
      ...foreignBehind(query, named),
    ]),
  ];
}

const isHarmless = ({ mentions, spellings }: Query, at: number) => {
  const { keys = [], at: place = -1, isExcluded = false } = mentions[at] ?? {};
  return (
    isExcluded ||
    [...keys, ...(spellings[place] ?? [])].some(
      (word) => GENERAL.has(word) || MAKERS.has(word) || EX.has(word) || NOISE.has(word),
    )
  );
};

const isBroken = (mention: Mention | undefined) => /[،؛.:()\n]/.test(mention?.tokens[0]?.before ?? '');

/** «لیفتراک دیزل» is no diesel generator. */
function foreignBefore(query: Query, { name, specification }: Named): number[] {
  const at = query.mentions.findIndex((mention) => mention.at === name.phrase.from) - 1;
  const before = query.mentions[at];
  const isNext = before?.kind === 'word' && before.at + before.tokens.length === name.phrase.from;
  const isForeign = isNext && !isBroken(query.mentions[at + 1]) && specification.unknown.includes(at);
  return isForeign && !isHarmless(query, at) ? [at] : [];
}

/** «لیفتراک ۳ تنی دیزل»: what the text begins with, and then measures, is the thing itself. */
function foreignFirst(query: Query, { name, specification }: Named): number[] {
  const [first, next] = query.mentions;
  const isBefore = first?.kind === 'word' && first.at === 0 && name.phrase.from > 0;
  const isMeasured = next !== undefined && next.kind !== 'word' && next.kind !== 'city';
  const isOne = name.phrase.to - name.phrase.from === 1;
  const isForeign = isBefore && isMeasured && isOne && specification.unknown.includes(0);
  return isForeign && !isHarmless(query, 0) ? [0] : [];
}

function foreignBehind(query: Query, named: Named): number[] {
  const { name, specification } = named;
  const first = query.mentions.findIndex((mention) => mention.at >= name.phrase.to);
  const behind = first < 0 ? [] : joinedBehind(query, { first, at: name.phrase.to });
  return behind.filter((at, place) => {
    const isUnknown = specification.unknown.includes(at);
    const isNext = place === 0 && (isOnlyDescribed(at, { query, named }) || isOnlyPart(at, { query, named }));
    return !isHarmless(query, at) && (isUnknown || isNext);
  });
}

/** Places of the words and codes that follow without a break. */
function joinedBehind({ mentions }: Query, { first, at }: { first: number; at: number }): number[] {
  const found: number[] = [];
  let next = at;
  for (const [place, mention] of mentions.slice(first).entries()) {
    if (mention.at !== next || isBroken(mention) || !(mention.kind === 'word' || mention.kind === 'key')) {
      break;
    }
    next = mention.at + mention.tokens.length;
    found.push(first + place);
  }
  return found;
}

interface Beside {
  readonly query: Query;
  readonly named: Named;
}

/** «شیر کشویی» is no other valve whose description speaks of «کشویی». */
function isOnlyDescribed(place: number, { query, named }: Beside): boolean {
  const { kind, keys = [], at = -1 } = query.mentions[place] ?? {};
  const { name, need } = named;
  const { about, uses, names, categoryNames, table } = need.family;
  const words = [...keys, ...(query.spellings[at] ?? [])];
  const says = (known: { has(word: string): boolean } | undefined) =>
    words.some((word) => known?.has(word) === true);
  const isHead = kind === 'word' && name.phrase.to - name.phrase.from === 1;
  return (
    isHead &&
    says(about) &&
    ![uses, names.words, categoryNames?.words, table.words, table.hints].some((known) => says(known))
  );
}

/** «کپسول CO2» is no extinguisher with a «فشنگ CO2»: behind a bare first word, a part of a value names another thing. */
function isOnlyPart(place: number, { query, named: { name, need } }: Beside): boolean {
  const { kind, keys = [] } = query.mentions[place] ?? {};
  const isBare = name.words === 0 && name.phrase.to - name.phrase.from === 1;
  const said = new Set(query.tokens.map(({ word }) => word));
  const texts = need.columns.flatMap((column) => column.texts).filter((text) => text !== null);
  const having = texts.filter(({ words }) => keys.some((key) => words.has(key)));
  const isPart = having.every(({ telling }) => telling.some((word) => PERSIAN.test(word) && !said.has(word)));
  return kind === 'key' && isBare && having.length > 0 && isPart;
}

const PERSIAN = /^[\u0600-\u06ff]+$/;

const SPECIFIC = 2;

/** Whether the catalogue has the thing at all: a name of several words is enough even with a foreign word behind it. */
export function isMeant({ foreign, name, isAside, isOther }: FoundGood): boolean {
  return (
    !isAside &&
    !isOther &&
    name.score > 0 &&
    (foreign.length === 0 || (name.words >= SPECIFIC && foreign.length < name.words))
  );
}
