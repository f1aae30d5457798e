import { partWords } from './number-words.rules.ts';
import { type FoundNumber, numberAt } from './numbers.rules.ts';
import { type Mention, mentionOf, type Reading } from './reading.rules.ts';
import { amountKey, crossedNumbers, sizeKey } from './size-table.rules.ts';
import { joinWords } from './tokens.rules.ts';
import { nominalDiameter, type Unit, unitAt, unitSign } from './units.rules.ts';

/** Numbers with crosses between them: «۴×۱۶». */
export function readSize(reading: Reading, at: number): Mention | undefined {
  const { tokens } = reading;
  if (tokens[at]?.values.length === 0) {
    return;
  }
  const { numbers, end } = crossedNumbers(tokens, at);
  if (numbers.length < 2) {
    return;
  }
  const unit = unitAt(tokens, end);
  return mentionOf(reading, [at, end + (unit?.size ?? 0)], {
    kind: 'size',
    keys: [sizeKey(numbers)],
    size: numbers,
  });
}

const UP_TO = new Set(['تا', 'الی']);
const RATIO = new Set(['به']);

/** A number with a unit or a sign, and a range of two numbers. */
export function readAmount(reading: Reading, at: number): Mention | undefined {
  const { tokens } = reading;
  const first = numberAt(reading, at);
  if (first === undefined) {
    return;
  }
  const link = tokens[first.end];
  const second = link !== undefined && UP_TO.has(link.word) ? numberAt(reading, first.end + 1) : undefined;
  const { values, end } = second ?? first;
  const unit = unitAfter(reading, end);
  if (unit === undefined && second === undefined) {
    return ratioAt(reading, at) ?? bareNumber(reading, { at, ...first });
  }
  const amount = { values: first.values, to: second === undefined ? undefined : Math.max(...values) };
  return mentionOf(reading, [at, end + (unit?.size ?? 0)], {
    kind: 'amount',
    keys: keysOfAmount(reading, { at, values, unit: unit?.unit }),
    amount: {
      values: amount.values,
      unit: unit?.unit,
      hint: undefined,
      ...(amount.to !== undefined && { to: amount.to }),
    },
  });
}

function unitAfter({ tokens, text }: Reading, end: number): { unit: Unit; size: number } | undefined {
  const found = unitAt(tokens, end);
  if (found !== undefined) {
    return isSpeedOfNext(tokens, end) ? undefined : found;
  }
  const sign = unitSign(text.slice(tokens[end - 1]?.to ?? 0));
  return sign === undefined ? undefined : { unit: sign, size: 0 };
}

/** The slowest machine that is called by its speed. */
const MIN_SPEED = 300;

/** «هد ۵۰ دور ۱۴۵۰»: the speed is the number behind the word. */
function isSpeedOfNext(tokens: Reading['tokens'], at: number): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return word?.word === 'دور' && (before?.values[0] ?? 0) < MIN_SPEED && (next?.values[0] ?? 0) >= MIN_SPEED;
}

/** «۱ به ۳۰» of a gear is the ratio 30. */
function ratioAt(reading: Reading, at: number): Mention | undefined {
  const [one, link, other] = reading.tokens.slice(at, at + 3);
  return one?.word === '1' && link !== undefined && RATIO.has(link.word) && (other?.values.length ?? 0) > 0
    ? mentionOf(reading, [at, at + 3], {
        kind: 'amount',
        keys: [],
        amount: { values: other?.values ?? [], unit: undefined, hint: 'نسبت' },
      })
    : undefined;
}

/** A number that means what the size tables make of it: «میلگرد ۱۶», «۲۳۴۴»; with the word before it, «رده ۴۰». */
function bareNumber(
  reading: Reading,
  { at, values, end }: FoundNumber & { at: number },
): Mention | undefined {
  const token = reading.tokens[at];
  const glued = gluedKey(reading, at);
  if (token === undefined || token.values.length === 0) {
    return;
  }
  if (glued !== undefined) {
    return mentionOf(reading, [at, glued.end], { kind: 'key', keys: [glued.key] });
  }
  const code = gluedLetters(reading, at);
  if (code !== undefined) {
    return mentionOf(reading, [at, code.end], { kind: 'key', keys: [code.key] });
  }
  return mentionOf(reading, [at, end], {
    kind: 'amount',
    keys: [token.word, ...countKeys(reading, at)],
    amount: { values, unit: undefined, hint: undefined },
  });
}

/** «۳ فاز» is written «سه‌فاز» in a table. */
function countKeys({ tokens }: Reading, at: number): string[] {
  const names = partWords(tokens[at]?.values[0] ?? -1);
  const next = tokens[at + 1];
  return next === undefined ? [] : names.map((name) => name + next.word);
}

/** A piece that begins with a digit: `2rs`, `16b`. */
function gluedKey({ tokens, knowledge }: Reading, at: number): { key: string; end: number } | undefined {
  let end = at + 1;
  while (tokens[end]?.gap === 'none') {
    end += 1;
  }
  const key = joinWords(tokens.slice(at, end));
  return end > at + 1 && knowledge.familiesByValue.has(key) ? { key, end } : undefined;
}

/** `4SP`: a number with letters that are no unit is a code, though none that is known. */
function gluedLetters({ tokens }: Reading, at: number): { key: string; end: number } | undefined {
  const [number, letters, next] = tokens.slice(at, at + 3);
  const isCode = letters?.gap === 'none' && /^[a-z]{2,}$/.test(letters.word) && next?.gap !== 'none';
  return isCode && number !== undefined ? { key: number.word + letters.word, end: at + 2 } : undefined;
}

interface WrittenAmount {
  readonly at: number;
  readonly values: readonly number[];
  readonly unit: Unit | undefined;
}

/** What a table may write for an amount: `DN100` for four inches, `304L` for what looks like litres. */
function keysOfAmount({ tokens }: Reading, { at, values, unit }: WrittenAmount): string[] {
  const isInch = unit?.symbol === 'in';
  const nominal = isInch ? values.map(nominalDiameter).filter((dn) => dn !== undefined) : [];
  const glued = tokens[at + 1]?.gap === 'none' ? [`${tokens[at]?.word}${tokens[at + 1]?.word}`] : [];
  const fraction = isInch && tokens[at]?.word.includes('/') ? [`${tokens[at]?.word}`] : [];
  const amounts = (unit?.meanings ?? []).flatMap((meaning) =>
    values.map((value) => amountKey(value, meaning)),
  );
  return [...glued, ...fraction, ...amounts, ...nominal.map((dn) => `dn${dn}`)];
}
