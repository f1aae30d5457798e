import type { Family, Knowledge } from './knowledge.rules.ts';
import type { Names } from './names.rules.ts';
import type { Mention } from './reading.rules.ts';
import { isEnding, joinStems, joinWords, type Token } from './tokens.rules.ts';
import { fitsOf } from './variants.rules.ts';

/** Some neighbouring tokens that together are the name of something. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly string[];
}

/** A term, prepared for comparing it with many things. */
export interface Query {
  readonly tokens: readonly Token[];
  /** What counts: neither links nor intents. */
  readonly mentions: readonly Mention[];
  readonly phrases: readonly Phrase[];
  /** Spellings of each token: itself, its stem, written together with its neighbours. */
  readonly spellings: readonly (readonly string[])[];
  /** The words that say what kind of thing is wanted; undefined when no good is named. */
  readonly head:
    | { readonly keys: readonly string[] /** Place of its first token. */; readonly at: number }
    | undefined;
  /** Places of mentions that are joined by «و»: one of them is enough. Empty when there are none. */
  readonly alternatives: readonly number[];
}

const MAX_PHRASE = 7;

export function prepareQuery(all: readonly Mention[], knowledge: Knowledge): Query {
  const tokens = all.flatMap((mention) => mention.tokens);
  const mentions = all.filter(({ kind }) => kind !== 'link' && kind !== 'intent');
  const spellings = tokens.map((_, at) => spellingsAt(tokens, at));
  const alternatives = findAlternatives(all, { spellings, knowledge });
  const [alternative] = alternatives;
  const head =
    alternative !== undefined
      ? {
          keys: alternatives.flatMap((mention) => headKeys(mention, { spellings, knowledge })),
          at: alternative.at,
        }
      : findHead(mentions, { spellings, knowledge });
  return {
    ...{ tokens, mentions, spellings, head, phrases: findPhrases(tokens, knowledge) },
    alternatives: alternatives.map((mention) => mentions.indexOf(mention)),
  };
}

function spellingsAt(tokens: readonly Token[], at: number): string[] {
  const [token, before, after] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (token === undefined) {
    return [];
  }
  const joins = [
    ...(after === undefined ? [] : [token.word + after.word, token.word + after.stem]),
    ...(before === undefined ? [] : [before.word + token.word, before.word + token.stem]),
  ];
  return [...new Set([token.word, token.stem, ...joins])];
}

function findPhrases(tokens: readonly Token[], { phrases }: Knowledge): Phrase[] {
  const found: Phrase[] = [];
  tokens.forEach((_, from) => {
    for (let to = Math.min(tokens.length, from + MAX_PHRASE); to > from; to -= 1) {
      const part = tokens.slice(from, to);
      const keys = [...new Set([joinWords(part), joinStems(part)])].filter((key) => phrases.has(key));
      if (keys.length > 0) {
        found.push({ from, to, keys });
      }
    }
  });
  return found;
}

interface HeadSource {
  readonly spellings: readonly (readonly string[])[];
  readonly knowledge: Knowledge;
}

const MIN_HEAD = 0.7;

const HEAD_KINDS = new Set<Mention['kind']>(['word']);

/** Persian names a thing by its first word; of the words of a term, the first that names goods. */
function findHead(mentions: readonly Mention[], source: HeadSource): Query['head'] {
  for (const mention of mentions) {
    const keys = headKeys(mention, source);
    if (keys.length > 0) {
      return { keys, at: mention.at };
    }
  }
  return;
}

function headKeys({ kind, at, keys }: Mention, { spellings, knowledge }: HeadSource): string[] {
  const all = [...keys, ...(spellings[at] ?? [])];
  return HEAD_KINDS.has(kind) ? all.filter((key) => (knowledge.heads.get(key) ?? 0) > MIN_HEAD) : [];
}

/** «پیچ و مهره» asks for two goods. */
function findAlternatives(all: readonly Mention[], source: HeadSource): Mention[] {
  const isHead = (mention: Mention | undefined) =>
    mention !== undefined && headKeys(mention, source).length > 0;
  const places = all.flatMap(({ tokens }, at) =>
    tokens[0]?.word === 'و' && isHead(all[at - 1]) && isHead(all[at + 1]) ? [at - 1, at + 1] : [],
  );
  return [...new Set(places)].flatMap((place) => all[place] ?? []);
}

/** How a family fits a query. */
export interface Fit {
  readonly family: Family;
  /** For each mention, how well it is kept: from 0 to 1. */
  readonly kept: readonly number[];
  /** Whether it is the kind of thing that is wanted; 1 when sure. */
  readonly head: number;
  /** How well it is named by neighbouring words of the query. */
  readonly phrase: number;
  /** Whether its title has every word that is asked for. */
  readonly isTitled: boolean;
  /** Indexes of the variants that keep most; empty when the query specifies nothing that they have. */
  readonly variants: readonly number[];
}

const BY_CATEGORY = 0.5;
export const BY_USE = 0.6;
/** Its description speaks of it: not enough to keep it, but better than nothing. */
export const BY_DESCRIPTION = 0.3;
const BY_STANDARD = 0.9;
/** A mention is kept from this on. */
export const KEPT = 0.46;

export function fitFamily(family: Family, query: Query): Fit {
  const byName = query.mentions.map((mention) => nameFit(mention, { family, query }));
  const fits = query.mentions.map((mention, at) =>
    variantFits(mention, { family, isNamed: byName[at] === 1 || byName[at] === BY_USE }),
  );
  const variants = bestVariants(fits, family);
  const own = byName.map((worth, at) => Math.max(worth, bestFit(fits[at], variants)));
  const isOneKept = query.alternatives.some((at) => (own[at] ?? 0) >= KEPT);
  const kept = own.map((worth, at) =>
    isOneKept && query.alternatives.includes(at) ? Math.max(worth, BY_CATEGORY) : worth,
  );
  return {
    isTitled: byName.every((worth) => worth === 1),
    family,
    kept,
    head: headOf(family.names, query),
    phrase: phraseOf(family.names, query),
    variants,
  };
}

interface Compared {
  readonly family: Family;
  readonly query: Query;
}

function nameFit(mention: Mention, { family, query }: Compared): number {
  const { names, categoryNames, uses, about, standards } = family;
  const worths = mention.tokens.map((token, place) => {
    if (place > 0 && isEnding(token)) {
      return 1;
    }
    const spellings = [
      ...(query.spellings[mention.at + place] ?? []),
      ...(mention.kind === 'word' ? mention.keys : []),
    ];
    return Math.max(
      worthIn(names, spellings),
      worthIn(categoryNames, spellings) * BY_CATEGORY,
      spellings.some((spelling) => uses.has(spelling)) ? BY_USE : 0,
      spellings.some((spelling) => about.has(spelling)) ? BY_DESCRIPTION : 0,
    );
  });
  const standard = mention.keys.some((key) => standards.has(key)) ? BY_STANDARD : 0;
  return Math.max(standard, Math.min(...worths));
}

function worthIn(names: Names | undefined, spellings: readonly string[]): number {
  const worths = spellings.map((spelling) =>
    Math.max(names?.words.get(spelling) ?? 0, names?.phrases.get(spelling) ?? 0),
  );
  return Math.max(0, ...worths);
}

/** Words are looked up in the size table only when they are no part of the name. */
function variantFits(
  mention: Mention,
  { family, isNamed }: { family: Family; isNamed: boolean },
): number[] | undefined {
  return mention.kind === 'city' || (isNamed && mention.kind === 'word' && !LATIN.test(mention.keys[0] ?? ''))
    ? undefined
    : fitsOf(mention, family.table);
}

const LATIN = /[0-9a-z]/;
const SAME = 1e-9;

function bestVariants(fits: readonly (number[] | undefined)[], { table }: Family): number[] {
  const asked = fits.filter((fit) => fit !== undefined);
  if (asked.length === 0) {
    return [];
  }
  const sums = table.variants.map((_, variant) => asked.reduce((sum, fit) => sum + (fit[variant] ?? 0), 0));
  const best = Math.max(...sums);
  return sums.flatMap((sum, variant) => (best - sum < SAME ? [variant] : []));
}

function bestFit(fits: readonly number[] | undefined, [variant]: readonly number[]): number {
  return variant === undefined ? 0 : Math.min(1, fits?.[variant] ?? 0);
}

function headOf({ heads }: Names, { head }: Query): number {
  return Math.max(0, ...(head?.keys ?? []).map((key) => heads.get(key) ?? 0));
}

/** The longest phrase counts most. */
function phraseOf({ phrases }: Names, query: Query): number {
  const worths = query.phrases.map(({ keys, from, to }) => {
    const worth = Math.max(0, ...keys.map((key) => phrases.get(key) ?? 0));
    return worth * ((to - from) / query.tokens.length);
  });
  return Math.max(0, ...worths);
}
