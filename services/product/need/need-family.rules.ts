import type { Family } from '../understanding/knowledge.rules.ts';
import { sizesIn } from '../understanding/size-table.rules.ts';
import { isEnding, joinStems, joinWords, readTokens, type Token } from '../understanding/tokens.rules.ts';
import { inBase, unitAt } from '../understanding/units.rules.ts';
import { sameWords } from '../understanding/words.rules.ts';
import type { NeedFamily, NeedFamilyData, TextValue } from './need-family.types.ts';
import { countedIn, countsOf, isCountedNoun, type KindData } from './other-kind.rules.ts';
import type { Rivals } from './rival-values.rules.ts';
import { threadsOf } from './thread.rules.ts';
import { tellingWords } from './whole-value.rules.ts';

export function compileNeedFamily(
  family: Family,
  data: NeedFamilyData,
  rivals: Rivals = new Map(),
): NeedFamily {
  const known = new Map<string, TextValue>();
  const columns = family.table.columns.map((column, place) => {
    const texts = family.table.variants.map(({ values }) => {
      const value = values[place];
      return typeof value === 'string' ? recall(known, value) : null;
    });
    const { propertyId = 0, title = column.title, symbol = null } = data.columns[place] ?? {};
    const prefixes = new Set(texts.flatMap((text) => [...(text?.numbers.keys() ?? [])]));
    const telling = new Set([...column.hints].filter((hint) => !family.names.words.has(hint)));
    const others = rivals.get(propertyId) ?? new Set();
    return { column, propertyId, title, symbol, texts, prefixes, telling, rivals: others };
  });
  const title = readTokens(data.title);
  return {
    ...{ family, data, columns, kind: kindOf(family, { data, texts: [...known.keys()] }) },
    talk: new Set(
      data.texts.flatMap((text) => readTokens(text, Number.POSITIVE_INFINITY)).flatMap(spellings),
    ),
    nameSizes: sizesOf(data.names),
    titleNumbers: numbersOf(title),
    titleAmounts: new Map(
      title.flatMap(({ values: [value] }, at) => {
        const next = title[at + 1];
        return value === undefined || next === undefined ? [] : [[next.word, value] as const];
      }),
    ),
  };
}

interface Written {
  readonly data: NeedFamilyData;
  /** The values of its texts. */
  readonly texts: readonly string[];
}

function kindOf({ names, table }: Family, { data, texts }: Written): KindData {
  return {
    text: data.title,
    title: readTokens(data.title),
    names: data.names.map((name) => readTokens(name)),
    saysMaterial: data.columns.some(({ title: own }) => /جنس|متریال/.test(own)),
    knows: (word) => [names.words, table.words, table.hints].some((known) => known.has(word)),
    counted: new Set([
      ...texts.flatMap((text) => countedIn(readTokens(text))),
      ...data.columns.flatMap(({ title }) => /^تعداد (\S+)/.exec(title)?.[1] ?? []).filter(isCountedNoun),
    ]),
  };
}

function sizesOf(names: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const name of names) {
    const tokens = readTokens(name);
    const size = tokens.filter(({ gap }, at) => at === 0 || gap === 'space').length;
    for (const key of [joinWords(tokens), joinStems(tokens)]) {
      sizes.set(key, Math.min(size, sizes.get(key) ?? size));
    }
  }
  return sizes;
}

function recall(known: Map<string, TextValue>, text: string): TextValue {
  const value = known.get(text) ?? compileText(text);
  known.set(text, value);
  return value;
}

const spellings = ({ word, stem }: Token) => [...new Set([...sameWords(word), ...sameWords(stem)])];

function compileText(text: string): TextValue {
  const tokens = readTokens(text);
  const main = tokens.filter((token) => !isEnding(token));
  const joined = main.slice(1).map((token, at) => `${main[at]?.word}${token.word}`);
  return {
    text,
    words: new Set([...main.flatMap(spellings), ...joined, ...gluedWords(tokens)]),
    written: main.map(({ word }) => word),
    sizes: new Set(sizesIn(tokens)),
    amounts: tokens.flatMap((_, at) => amountsAt(tokens, at)),
    ranges: tokens.flatMap((_, at) => rangesAt(tokens, at)),
    numbers: numbersOf(tokens),
    threads: threadsOf(tokens),
    counts: countsOf(tokens),
    runs: new Set(wholeRuns(tokens)),
    telling: tellingWords(main),
  };
}

/** Pieces written together: `h2s`. */
function gluedWords(tokens: readonly Token[]): string[] {
  let piece = '';
  return tokens.map(({ word, gap }) => {
    piece = gap === 'none' ? piece + word : word;
    return piece;
  });
}

/** Only the whole pieces: `h2s` of `H2S`. */
function wholeRuns(tokens: readonly Token[]): string[] {
  return gluedWords(tokens).filter((_, at) => tokens[at + 1]?.gap !== 'none');
}

function amountsAt(tokens: readonly Token[], at: number): { quantity: string; base: number }[] {
  const meanings = unitAt(tokens, at + 1)?.unit.meanings ?? [];
  return (tokens[at]?.values ?? []).flatMap((value) =>
    meanings.map((meaning) => ({ quantity: meaning.quantity, base: inBase(value, meaning) })),
  );
}

function rangesAt(tokens: readonly Token[], at: number): TextValue['ranges'][number][] {
  const isDashed = /^[-–]$/.test(tokens[at + 1]?.before ?? '');
  const end = at + (isDashed ? 1 : 2);
  const [from, link, to] = [tokens[at]?.values[0], tokens[at + 1]?.word, tokens[end]?.values[0]];
  const isRange = from !== undefined && to !== undefined && (isDashed || link === 'تا' || link === 'الی');
  const meanings = isRange ? (unitAt(tokens, end + 1)?.unit.meanings ?? []) : [];
  const measured = meanings.map((meaning) => ({
    quantity: meaning.quantity,
    from: inBase(from ?? 0, meaning),
    to: inBase(to ?? 0, meaning),
  }));
  return isRange ? [...measured, { quantity: null, from, to }] : [];
}

function numbersOf(tokens: readonly Token[]): Map<string, number> {
  const numbers = new Map<string, number>();
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const value = token.values[0];
    if (value !== undefined && before !== undefined && before.values.length === 0) {
      for (const word of sameWords(before.word)) {
        if (!numbers.has(word)) {
          numbers.set(word, value);
        }
      }
    }
  });
  return numbers;
}
