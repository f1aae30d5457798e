import { NUMBER_WORDS } from './number-words.rules.ts';
import { type Amount, type Mention, mentionOf, type Reading } from './reading.rules.ts';
import type { Token } from './tokens.rules.ts';
import { speedOfPoles, type Unit, unitAt } from './units.rules.ts';

/** A number and the place behind it. */
export interface FoundNumber {
  readonly values: readonly number[];
  readonly end: number;
}

const SPELLED = new Map<string, number>([...NUMBER_WORDS, ['تک', 1], ['نیم', 0.5], ['هزار', 1000]]);

/** Digits, «۱ ۱/۲», and number words when a unit follows. */
export function numberAt({ tokens }: Pick<Reading, 'tokens'>, at: number): FoundNumber | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) {
    return;
  }
  if (token.values.length > 0) {
    const part = next?.values[0] ?? 1;
    const isWhole = Number.isInteger(token.values[0]) && !token.word.includes('/');
    const isMixed = isWhole && next?.word.includes('/') === true && part < 1 && next.gap === 'space';
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
