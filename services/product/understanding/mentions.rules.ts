import { readAmount, readSize } from './amounts.rules.ts';
import { isCountNoun, joinHints } from './beside.rules.ts';
import type { Knowledge } from './knowledge.rules.ts';
import { readPoles } from './numbers.rules.ts';
import { type Amount, type Mention, mentionOf, type Reading } from './reading.rules.ts';
import { crossAt, crossedNumbers } from './size-table.rules.ts';
import { isEnding, joinWords, readTokens, type Token } from './tokens.rules.ts';
import { type Unit, unitAt } from './units.rules.ts';
import { INTENT_WORDS, LINK_WORDS, sameWords } from './words.rules.ts';

export type { Amount, Mention } from './reading.rules.ts';

/** Everything that a text says, in its order; of the first few dozen tokens, or of those that are read from it. */
export function readMentions(
  text: string,
  knowledge: Knowledge,
  read: (text: string) => readonly Token[] = readTokens,
): Mention[] {
  const tokens = read(text);
  const reading = { tokens, text, knowledge };
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention = readAt(reading, at);
    at += mention.tokens.length;
    mentions.push(mention);
  }
  return joinHints(mentions, knowledge);
}

const READERS = [readCode, readSize, readAmount, readKey, readCity, readPoles];

function readAt(reading: Reading, at: number): Mention {
  for (const read of READERS) {
    const mention = read(reading, at);
    if (mention !== undefined) {
      return mention;
    }
  }
  return readWord(reading, at);
}

const MAX_CODE_TOKENS = 9;

/** Neighbours that together are a code of a size table: «6204 2RS», «CNMG120408». */
function readCode(reading: Reading, at: number): Mention | undefined {
  const { tokens, knowledge } = reading;
  for (let end = Math.min(tokens.length, at + MAX_CODE_TOKENS); end > at + 1; end -= 1) {
    const part = tokens.slice(at, end);
    const key = joinWords(part);
    const isCut =
      crossAt(tokens, end) !== undefined || tokens[end]?.gap === 'none' || isSeveral(tokens, at, end);
    if (
      !isCut &&
      !isAmount(part) &&
      !isPressure(part) &&
      hasDigit(part) &&
      isLatin(part) &&
      key.length > 3 &&
      knowledge.familiesByValue.has(key)
    ) {
      return mentionOf(reading, [at, end], { kind: 'key', keys: [key] });
    }
  }
  return;
}

/** «T51 ۱۱۵ میل», «DN80 SCH 80», «100×100»: the last number has a unit, the last letters a number, and a sign parts both. */
function isSeveral(tokens: readonly Token[], at: number, end: number): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  const isNumber = last !== undefined && last.values.length > 0;
  const isMeasured =
    isNumber && last.gap === 'space' && (unitAt(tokens, end) !== undefined || isCountNoun(next?.word ?? ''));
  const isCutOff = !isNumber && last?.gap !== 'none' && (next?.values.length ?? 0) > 0;
  return (
    isMeasured ||
    isCutOff ||
    hasPrefix(tokens, at, end) ||
    tokens.slice(at + 1, end).some(({ before }) => /[×*،؛\n]/.test(before))
  );
}

const PREFIXES = new Set(['pn', 'dn', 'ip', 'sch', 'class', 'ng']);

/** «۲۵۰ PN10» are two sizes: the letters begin the second. */
const hasPrefix = (tokens: readonly Token[], at: number, end: number) =>
  (tokens[at]?.values.length ?? 0) > 0 &&
  tokens.slice(at + 1, end).some(({ word, gap }) => gap === 'space' && PREFIXES.has(word));

/** «7.5 kW» and `4-20 mA` are amounts, whatever code has them; `1030G` is a code. */
function isAmount([number, ...rest]: readonly Token[]): boolean {
  const [unit, ...others] = rest;
  if ((unit?.values.length ?? 0) > 0 && /^[-–]$/.test(unit?.before ?? '')) {
    return unitAt(others, 0)?.size === others.length;
  }
  const isLetter = unit?.gap === 'none' && unit.word.length === 1;
  return (number?.values.length ?? 0) > 0 && !isLetter && unitAt(rest, 0)?.size === rest.length;
}
/** `PN16` is a pressure, whatever code has it. */
const isPressure = ([letters, ...rest]: readonly Token[]) => letters?.word === 'pn' && rest.length === 1;
const hasDigit = (tokens: readonly Token[]) => tokens.some(({ values }) => values.length > 0);
const isLatin = (tokens: readonly Token[]) => tokens.every(({ word }) => /^[0-9a-z./]+$/.test(word));

/** Letters with a number: `M12`, `DN 80`, «رده ۴۰», `Gr.B`. */
function readKey(reading: Reading, at: number): Mention | undefined {
  const { tokens, knowledge } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || token.values.length > 0 || next.values.length === 0) {
    return;
  }
  const isGlued = next.gap === 'none' && /^[a-z]+$/.test(token.word);
  const keys = sameWords(token.word).map((word) => word + next.word);
  if (!isGlued && !(keys.some((key) => knowledge.familiesByValue.has(key)) && mayMark(reading, at))) {
    return;
  }
  const end = extendKey(reading, at + 2);
  const pressure = token.word === 'pn' ? { amount: pressureOf(next) } : {};
  return mentionOf(reading, [at, end], {
    kind: 'key',
    keys: [...keys, joinWords(tokens.slice(at, end))],
    ...pressure,
  });
}

/** «رده ۴۰» is one thing; «ورق ۲», «قطر ۱۶» and «کابل ۲ در ۴» are not. */
function mayMark({ tokens, knowledge }: Reading, at: number): boolean {
  const { word = '', stem = '' } = tokens[at] ?? {};
  const isPart = knowledge.heads.has(word) || knowledge.heads.has(stem) || knowledge.numberHints.has(stem);
  return (
    !isPart && unitAt(tokens, at + 2) === undefined && crossedNumbers(tokens, at + 1).numbers.length === 1
  );
}

const BAR: Unit = { symbol: 'bar', meanings: [{ quantity: 'pressure', factor: 1e5 }] };

/** `PN16` is a nominal pressure of 16 bar. */
function pressureOf({ values }: Token): Amount {
  return { values, unit: BAR, hint: undefined };
}

function extendKey({ tokens }: Reading, from: number): number {
  let end = from;
  while (tokens[end]?.gap === 'none' && tokens[end]?.word !== 'x') {
    end += 1;
  }
  return end;
}

const MAX_CITY_TOKENS = 3;

function readCity(reading: Reading, at: number): Mention | undefined {
  for (let size = MAX_CITY_TOKENS; size > 0; size -= 1) {
    const part = reading.tokens.slice(at, at + size);
    if (part.length === size && reading.knowledge.cities.has(joinWords(part)) && !isGood(reading, part)) {
      return mentionOf(reading, [at, at + size], { kind: 'city', keys: [] });
    }
  }
  return;
}

function isGood({ knowledge }: Reading, part: readonly Token[]): boolean {
  return knowledge.familiesByWord.has(joinWords(part));
}

function readWord(reading: Reading, at: number): Mention {
  const { tokens, knowledge } = reading;
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const size = next !== undefined && isEnding(next) && next.gap !== 'none' ? 2 : 1;
  const own = tokens.slice(at, at + size);
  const keys = [...new Set([...sameWords(token.word), ...sameWords(token.stem)])];
  const isNamed = knowledge.familiesByWord.has(token.word) || knowledge.familiesByWord.has(token.stem);
  const kind = kindOfWord(token, isNamed);
  return mentionOf(reading, [at, at + own.length], { kind, keys });
}

function kindOfWord({ word }: Token, isNamed: boolean): Mention['kind'] {
  if (LINK_WORDS.has(word)) {
    return 'link';
  }
  return INTENT_WORDS.has(word) && !isNamed ? 'intent' : 'word';
}
