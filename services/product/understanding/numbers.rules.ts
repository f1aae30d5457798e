import { type Amount, type Mention, mentionOf, type Reading } from './reading.rules.ts';
import type { Token } from './tokens.rules.ts';
import { speedOfPoles, type Unit, unitAt } from './units.rules.ts';
import { NUMBER_WORDS } from './words.rules.ts';

/** A number and the place behind it. */
export interface FoundNumber {
  readonly values: readonly number[];
  readonly end: number;
}

const SPELLED = new Map<string, number>([
  ...NUMBER_WORDS.flatMap((words, value) => words.map((word) => [word, value] as const)),
  ...([
    ['نیم', 0.5],
    ['نه', 9],
    ['ده', 10],
    ['یازده', 11],
    ['دوازده', 12],
    ['پانزده', 15],
    ['شانزده', 16],
  ] as const),
  ...([
    ['بیست', 20],
    ['سی', 30],
    ['چهل', 40],
    ['پنجاه', 50],
    ['شصت', 60],
    ['صد', 100],
    ['دویست', 200],
  ] as const),
  ...([
    ['سیصد', 300],
    ['چهارصد', 400],
    ['پانصد', 500],
    ['هزار', 1000],
  ] as const),
]);

/** Digits, «۱ ۱/۲», and number words when a unit follows. */
export function numberAt({ tokens }: Pick<Reading, 'tokens'>, at: number): FoundNumber | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) {
    return;
  }
  if (token.values.length > 0) {
    const part = next?.values[0] ?? 1;
    const isMixed = next?.word.includes('/') === true && part < 1 && next.gap === 'space';
    return isMixed
      ? { values: [(token.values[0] ?? 0) + part], end: at + 2 }
      : { values: token.values, end: at + 1 };
  }
  const spelled = SPELLED.get(token.word);
  return spelled !== undefined && unitAt(tokens, at + 1) !== undefined
    ? { values: [spelled], end: at + 1 }
    : undefined;
}

const POLES = new Set(['قطب', 'قطبه', 'pole', 'poles']);

/** Whether a word is «قطب». */
export const isPoles = ({ word }: Token) => POLES.has(word);

/** «قطب ۴» of a motor is a speed. */
export function readPoles(reading: Reading, at: number): Mention | undefined {
  const [before, word, number] = [reading.tokens[at - 1], reading.tokens[at], numberAt(reading, at + 1)];
  const poles = number?.values[0];
  const isCounted = (before?.values.length ?? 0) > 0;
  return word === undefined || !isPoles(word) || poles === undefined || poles <= 0 || isCounted
    ? undefined
    : mentionOf(reading, [at, at + 2], { kind: 'amount', keys: [], amount: polesAmount(poles) });
}

const RPM: Unit = { symbol: 'rpm', meanings: [{ quantity: 'speed', factor: 1 }] };

/** The speed of a motor with this many poles. */
export function polesAmount(poles: number): Amount {
  const { min, max } = speedOfPoles(poles);
  return { values: [min], to: max, unit: RPM, hint: undefined };
}
