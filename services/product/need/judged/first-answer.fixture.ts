import type { NeedAnswer, NeedPart } from '@bazaar/contracts/product';
import { readTokens } from '../../understanding/tokens.rules.ts';

export interface FirstAnswer {
  readonly text: string;
  readonly answer: NeedAnswer;
  /** The values of the variants that are shown first, by the titles of their columns. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Chips that are said to be kept and that a variant of the first answer contradicts, whatever was judged. */
export function brokenChips({ text, answer, rows }: FirstAnswer): string[] {
  return answer.parts.flatMap((part) => {
    const { kind, isKept, value, title } = part;
    const isOne = numbersOf(text.slice(part.from, part.to)).length === 1;
    const isCompared = kind === 'property' && isKept && value !== null && isOne;
    const wrong = isCompared ? rows.find((row) => !isHeld(row[title], { ...part, value })) : undefined;
    return wrong === undefined ? [] : [`${title}: ${String(wrong[title])} for ${value}`];
  });
}

/** Voltages and machines are called by round numbers. */
const NEAR = 0.06;
/** A motor of four poles is called by the speed of its field. */
const SPEED = 0.13;

function isHeld(value: unknown, { value: wanted, text, title }: NeedPart & { value: number }): boolean {
  const near = /دور|سرعت/.test(title) ? SPEED : NEAR;
  const [number, room] = [Number(value), near * Math.max(1e-9, Math.abs(wanted))];
  if (text.startsWith('حداقل')) {
    return number >= wanted - room;
  }
  return text.startsWith('حداکثر') ? number <= wanted + room : Math.abs(number - wanted) <= room;
}

/** Numbers of the need that neither a chip nor the words that were left out say, and that are none of the good's names. */
export function silentNumbers(
  { text, answer }: Omit<FirstAnswer, 'rows'>,
  names: readonly string[],
): string[] {
  const said = [...answer.parts, ...answer.ignored];
  const named = new Set(names.flatMap(numbersOf).map(({ word }) => word));
  return numbersOf(text)
    .filter(
      ({ from, to, word }) =>
        !(named.has(word) || said.some((place) => from >= place.from && to <= place.to)),
    )
    .map(({ from, to }) => text.slice(from, to));
}

const numbersOf = (text: string) =>
  readTokens(text, Number.POSITIVE_INFINITY).filter(({ values }) => values.length > 0);
