import { BY_DESCRIPTION, BY_USE, type Fit, fitFamily, KEPT, prepareQuery, type Query } from './fit.rules.ts';
import { completeLast } from './half-word.rules.ts';
import type { Category, Family, Knowledge } from './knowledge.rules.ts';
import { readMentions } from './mentions.rules.ts';
import type { Mention } from './reading.rules.ts';
import { joinStems, joinWords } from './tokens.rules.ts';

/** A family that is what a term asks for, or nearly. */
export interface FoundFamily extends Fit {
  /** Weight of the mentions that it does not keep; 0 when it keeps all. */
  readonly lack: number;
  readonly score: number;
}

export interface FoundCategory {
  readonly category: Category;
  /** The mentions it does not keep. */
  readonly lack: number;
  readonly score: number;
  /** Whether the whole term is its name. */
  readonly isExact: boolean;
  readonly isTitle: boolean;
  /** Whether some words of the term are its name. */
  readonly isNamed: boolean;
  readonly kept: readonly number[];
}

/** What a term means in this catalogue. */
export interface Understanding {
  readonly mentions: readonly Mention[];
  readonly query: Query;
  /** Best first. */
  readonly families: readonly FoundFamily[];
  readonly categories: readonly FoundCategory[];
}

/** Reads a term against what is known of the catalogue. */
export function understand(term: string, knowledge: Knowledge): Understanding {
  const mentions = completeLast(fewNumbers(readMentions(term, knowledge)), knowledge);
  const query = prepareQuery(mentions, knowledge);
  const families = findFamilies(query, knowledge);
  return { mentions, query, families, categories: findCategories(query, knowledge) };
}

const SPECIFICATION = 1.2;
const NAME = 1.5;
const CITY = 0.4;

/** How much is lacking without a mention: what names the good is given up last. */
export function weightOf({ kind, at }: Mention, { phrases }: Query): number {
  if (kind === 'word') {
    return phrases.some(({ from, to }) => to - from > 1 && at >= from && at < to) ? NAME : 1;
  }
  return kind === 'city' ? CITY : SPECIFICATION;
}

/** A name that is a good's by a synonym only is weaker than this. */
const SURE_HEAD = 0.9;

function findFamilies(query: Query, knowledge: Knowledge): FoundFamily[] {
  const found = [...candidates(query, knowledge)].map((family) => findFamily(family, query));
  const wanted = found.filter((fit) => isWanted(fit, query));
  const sure = wanted.filter((fit) => isSure(fit, query));
  const others = sure.some(({ lack }) => lack === 0) ? wanted.filter((fit) => fit.isTitled) : wanted;
  const few = wanted.length === 0 ? nearlyNamed(found, query, knowledge) : [];
  return [...new Set([...sure, ...others, ...few])].sort(
    (one, other) => one.lack - other.lack || other.score - one.score || one.family.id - other.family.id,
  );
}

const FEW = 4;

/** Without a good in the term, a word that stands in the names of very few goods tells which is meant. */
function nearlyNamed(found: readonly FoundFamily[], query: Query, knowledge: Knowledge): FoundFamily[] {
  const telling = query.mentions.filter(({ kind, keys }) => {
    const families = keys.flatMap((key) => knowledge.familiesByWord.get(key) ?? []);
    const categories = new Set(families.map(({ categoryId }) => categoryId));
    return kind === 'word' && families.length <= FEW && categories.size === 1;
  });
  return found.filter(
    ({ family, lack }) =>
      lack * 2 <= query.mentions.length &&
      telling.some(({ keys }) => keys.some((key) => family.names.words.get(key) === 1)),
  );
}

/** Families with a word of the term in their names, or in their size tables. */
function candidates(query: Query, knowledge: Knowledge): Set<Family> {
  const named = query.mentions.flatMap(({ at, tokens, keys }) => [
    ...keys,
    ...tokens.flatMap((_, place) => query.spellings[at + place] ?? []),
  ]);
  const keys = new Set([...named, ...query.phrases.flatMap((phrase) => phrase.keys)]);
  const byName = [...keys].flatMap((key) => knowledge.familiesByWord.get(key) ?? []);
  const byValue =
    query.head !== undefined ? [] : [...keys].flatMap((key) => knowledge.familiesByValue.get(key) ?? []);
  const byAmount = query.head === undefined && query.mentions.some(isNumber) ? knowledge.families : [];
  return new Set([...byName, ...byValue, ...byAmount]);
}

/** More numbers than this describe nothing. */
const MAX_NUMBERS = 8;
const isNumber = ({ amount, size }: Mention) => amount !== undefined || size !== undefined;

/** Numbers beyond the first few, or `most`, are words that nothing knows. */
export function fewNumbers(mentions: readonly Mention[], most = MAX_NUMBERS): Mention[] {
  let numbers = 0;
  return mentions.map((mention) => {
    numbers += isNumber(mention) ? 1 : 0;
    const { at, tokens } = mention;
    return isNumber(mention) && numbers > most ? { kind: 'word', at, tokens, keys: [] } : mention;
  });
}

/** How a family fits a term. */
export function findFamily(family: Family, query: Query): FoundFamily {
  return scoreFamily(fitFamily(family, query), query);
}

function scoreFamily(fit: Fit, query: Query): FoundFamily {
  const { mentions } = query;
  let lack = 0;
  let worth = 0;
  mentions.forEach((mention, at) => {
    const kept = fit.kept[at] ?? 0;
    lack += lackOf(kept, weightOf(mention, query));
    worth += kept;
  });
  const score = 3 * fit.phrase + fit.head + worth / Math.max(1, mentions.length);
  return { ...fit, lack, score };
}

/** What is only used for it is better than nothing. */
const ONLY_USED = 0.7;
const ONLY_DESCRIBED = 0.9;

function lackOf(kept: number, weight: number): number {
  if (kept === BY_USE) {
    return weight * ONLY_USED;
  }
  if (kept === BY_DESCRIPTION) {
    return weight * ONLY_DESCRIBED;
  }
  return kept < KEPT ? weight : 0;
}

/** With a good in the term, it must be that good; without one, it must keep everything. */
function isWanted(fit: FoundFamily, query: Query): boolean {
  if (query.head === undefined) {
    return query.mentions.length > 0 && fit.lack === 0 && (isSpecification(query) || hasName(fit, query));
  }
  const isNamed = fit.isTitled || (query.mentions.length > 1 && hasName(fit, query));
  return isSure(fit, query) || (fit.lack === 0 && (fit.head > 0 || isNamed));
}

const isSure = ({ head, phrase }: Fit, query: Query) =>
  query.head === undefined || head >= SURE_HEAD || phrase > 0;

function isSpecification({ mentions }: Query): boolean {
  return mentions.every(({ kind, keys }) => kind !== 'word' || keys.some((key) => /[0-9a-z]/.test(key)));
}

/** Whether the words of the term stand in its names rather than in its size table. */
function hasName({ family }: Fit, query: Query): boolean {
  return query.mentions.every(
    ({ kind, at, keys }) =>
      kind !== 'word' ||
      [...keys, ...(query.spellings[at] ?? [])].some(
        (key) => family.names.words.has(key) || family.names.phrases.has(key),
      ),
  );
}

function findCategories(query: Query, knowledge: Knowledge): FoundCategory[] {
  const keys = query.mentions.flatMap(({ at, tokens, keys: own }) => [
    ...own,
    ...tokens.flatMap((_, place) => query.spellings[at + place] ?? []),
  ]);
  const found = new Set([...new Set(keys)].flatMap((key) => knowledge.categoriesByWord.get(key) ?? []));
  return [...found]
    .map((category) => scoreCategory(category, query))
    .sort(
      (one, other) => one.lack - other.lack || other.score - one.score || one.category.id - other.category.id,
    );
}

function scoreCategory(category: Category, query: Query): FoundCategory {
  const { names } = category;
  const kept = query.mentions.map(({ at, tokens, keys }) => {
    const spellings = [...keys, ...tokens.flatMap((_, place) => query.spellings[at + place] ?? [])];
    return spellings.some((key) => names.words.has(key)) ? 1 : 0;
  });
  const lack = query.mentions.reduce(
    (sum, mention, at) => sum + ((kept[at] ?? 0) < KEPT ? weightOf(mention, query) : 0),
    0,
  );
  const whole = query.mentions.flatMap((mention) => mention.tokens);
  const exact = Math.max(names.phrases.get(joinWords(whole)) ?? 0, names.phrases.get(joinStems(whole)) ?? 0);
  const head = Math.max(0, ...(query.head?.keys ?? []).map((key) => names.heads.get(key) ?? 0));
  return {
    category,
    kept,
    lack,
    isExact: exact > 0,
    isTitle: exact === 1,
    isNamed: query.phrases.some(({ keys }) => keys.some((key) => names.phrases.has(key))),
    score: 3 * exact + head - names.size / 100,
  };
}
